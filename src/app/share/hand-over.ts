/** Handing a text to somebody: by the device's own share sheet where it has one, else as a download. */
import { download } from '../download.ts';

export type HandedOver = 'shared' | 'saved' | 'cancelled';

const isCancel = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Shares a file, or saves it where files cannot be shared. */
export async function handOverFile(name: string, text: string, type: string): Promise<HandedOver> {
  const file = new File([text], name, { type });
  // Only touch devices have a share sheet that is worth the detour; elsewhere a file is wanted on the disk.
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title: name });
      return 'shared';
    } catch (error) {
      if (isCancel(error)) return 'cancelled';
    }
  }
  download(name, text, type);
  return 'saved';
}

export const canShareLinks = (): boolean => typeof navigator.share === 'function';

/** False when nothing could be shared; putting the share sheet away is no failure. */
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
