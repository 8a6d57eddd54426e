import { useSharing } from '../../i18n/sharing.ts';
import { notify } from '../../ui/notice.ts';
import { handOverFile } from './hand-over.ts';

/** Hands a text over as a file, and says so where it was saved; a share sheet speaks for itself. */
export function useGiveFile(): (name: string, text: string, type: string) => Promise<void> {
  const s = useSharing();
  return async (name, text, type) => {
    if ((await handOverFile(name, text, type)) === 'saved') notify(s.share.saved(name), 'good');
  };
}
