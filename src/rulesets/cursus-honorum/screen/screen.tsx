/** The second phase puts the field, the lanes and the guide here. */
export function Screen() {
  return null;
}
