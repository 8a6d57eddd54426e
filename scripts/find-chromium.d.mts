/** The path of a Chromium; installs Debian's where that is possible. @throws with what to do otherwise */
export function findChromium(): string;
