/**
 * A share sheet as strict as the strictest browser: it wants a tap of the same moment (Safari), knows only
 * some kinds of files (Chromium), and opens once at a time. It is also sent into pages, so it refers to nothing.
 */

export interface SharedThing {
  readonly title: string | null;
  readonly url: string | null;
  readonly files: readonly { readonly name: string; readonly type: string; readonly text: string }[];
}

export interface ShareSheet {
  /** What the next sheets do: give it to somebody, be put away, stay open, or be forbidden by the device. */
  answer: 'give' | 'put away' | 'stay' | 'forbidden';
  /** Every sheet that was opened. */
  readonly shown: SharedThing[];
}

/** @param kinds endings and types of files that may be shared; empty when every file may */
export function installShareSheet(kinds: Readonly<Record<string, string>>): ShareSheet {
  const sheet: ShareSheet = { answer: 'give', shown: [] };
  let tapped = false;
  let open = false;
  addEventListener(
    'click',
    () => {
      tapped = true;
      // A timer is later than every promise that was waiting for nothing else.
      setTimeout(() => {
        tapped = false;
      });
    },
    { capture: true },
  );
  const allowed = (file: File): boolean =>
    Object.keys(kinds).length === 0 || kinds[file.name.split('.').pop() ?? ''] === file.type;
  const canShare = (data: ShareData = {}): boolean =>
    data.files ? data.files.length > 0 && data.files.every(allowed) : Boolean(data.url ?? data.title);
  const share = async (data: ShareData): Promise<void> => {
    if (open) throw new DOMException('a sheet is open', 'InvalidStateError');
    if (!tapped) throw new DOMException('no tap', 'NotAllowedError');
    tapped = false;
    if (!canShare(data) || sheet.answer === 'forbidden') throw new DOMException('denied', 'NotAllowedError');
    open = true;
    const files = await Promise.all(
      (data.files ?? []).map(async (file) => ({ name: file.name, type: file.type, text: await file.text() })),
    );
    sheet.shown.push({ title: data.title ?? null, url: data.url ?? null, files });
    if (sheet.answer === 'stay') return new Promise(() => {});
    open = false;
    if (sheet.answer === 'put away') throw new DOMException('put away', 'AbortError');
  };
  Object.defineProperty(navigator, 'canShare', { value: canShare, configurable: true });
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  Object.assign(window, { shareSheet: sheet });
  return sheet;
}

/** Some of the kinds that Chromium shares; JSON is not among them. */
export const CHROMIUM_KINDS = {
  txt: 'text/plain',
  csv: 'text/csv',
  pdf: 'application/pdf',
  png: 'image/png',
};
