/** The screen of this ruleset. */
export const Placeholder = () => null;
