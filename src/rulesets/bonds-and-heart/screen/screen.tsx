/** Stands in until the screen is built. */
export const Screen = () => null;
