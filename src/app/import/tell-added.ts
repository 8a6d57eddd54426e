import type { Sharing } from '../../i18n/sharing.ts';
import { notify } from '../../ui/notice.ts';
import type { Library } from '../library.ts';

/** Says that tables were added, with a button that takes them back. */
export function tellAdded(
  s: Sharing,
  library: Library,
  goHome: () => void,
  added: { readonly text: string; readonly ids: readonly string[] },
): void {
  const takeBack = async (): Promise<void> => {
    goHome();
    for (const id of added.ids) await library.remove(id);
    notify(s.open.takenBack);
  };
  notify(added.text, 'good', { label: s.open.undo, run: () => void takeBack() });
}
