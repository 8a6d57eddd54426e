import { CircleDashed, List, Map as MapIcon, Plus, Users } from 'lucide-react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useText, useUi, useUiStore } from './use-cursus.ts';

/** What the board needs besides its own tools: new characters, armies, areas, and the view without a map. */
export function BoardButtons() {
  const s = useText().views;
  const ui = useUiStore();
  const view = useUi((local) => local.view);
  const areas = useUi((local) => local.areas);
  return (
    <>
      <IconButton label={s.add} onClick={() => ui.setState({ sheet: { kind: 'new', side: 'a' } })}>
        <Plus aria-hidden />
      </IconButton>
      <IconButton label={s.armies} onClick={() => ui.setState({ sheet: { kind: 'army', side: 'a' } })}>
        <Users aria-hidden />
      </IconButton>
      {view === 'field' && (
        <IconButton label={s.areas} on={areas} onClick={() => ui.setState({ areas: !areas })}>
          <CircleDashed aria-hidden />
        </IconButton>
      )}
      {view === 'field' ? (
        <IconButton label={s.lanes} onClick={() => ui.setState({ view: 'lanes' })}>
          <List aria-hidden />
        </IconButton>
      ) : (
        <IconButton label={s.field} onClick={() => ui.setState({ view: 'field' })}>
          <MapIcon aria-hidden />
        </IconButton>
      )}
    </>
  );
}
