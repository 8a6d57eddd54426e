/** Whether this is an iPad or an iPhone whose pages are cleared after a week, so not the home-screen app. */
export function isAppleTouch(): boolean {
  // iPads call themselves Macs; a Mac has no touch screen.
  const apple = /iPad|iPhone|iPod/.test(navigator.userAgent) || /Macintosh/.test(navigator.userAgent);
  const installed = matchMedia('(display-mode: standalone)').matches;
  return apple && navigator.maxTouchPoints > 1 && !installed;
}
