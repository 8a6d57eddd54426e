/** Handing a text to somebody: by the device's own share sheet where it has one, else as a download. */
import { download } from '../download.ts';

export type HandedOver = 'shared' | 'saved' | 'cancelled';

/** Putting the share sheet away is no failure, nor is a second tap while it opens. */
const isCancel = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'AbortError' || error.name === 'InvalidStateError');

/**
 * The text as a file that this device may share. Chromium shares only some kinds of files, and JSON is not one
 * of them: there the same text goes as a `.txt`, which Nervio opens as well.
 */
function shareable(name: string, text: string, type: string): File | null {
  const asText = new File([text], name.replace(/\.json$/, '.txt'), { type: 'text/plain' });
  const files = [new File([text], name, { type }), asText];
  return files.find((file) => navigator.canShare?.({ files: [file] })) ?? null;
}

/**
 * Shares a file, or saves it where files cannot be shared. To be called in the very moment of a tap: browsers
 * forget a tap soon, and open no share sheet without one.
 */
export async function handOverFile(name: string, text: string, type: string): Promise<HandedOver> {
  // Only touch devices have a share sheet that is worth the detour; elsewhere a file is wanted on the disk.
  const file = matchMedia('(pointer: coarse)').matches ? shareable(name, text, type) : null;
  if (file) {
    try {
      // Nothing beside the file: a title would arrive as a second file on iPads.
      await navigator.share({ files: [file] });
      return 'shared';
    } catch (error) {
      if (isCancel(error)) return 'cancelled';
    }
  }
  download(name, text, type);
  return 'saved';
}

export const canShareLinks = (): boolean => typeof navigator.share === 'function';

/** False when nothing could be shared. */
export async function shareLink(title: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ title, url });
    return true;
  } catch (error) {
    return isCancel(error);
  }
}

/** False where the browser forbids it, as on plain http. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
