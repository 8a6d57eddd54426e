import { useT } from '../../../i18n/react.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import type { Commando } from '../model/sheet.ts';
import { PointSteppers } from './point-steppers.tsx';

/** The short way to a commando's points, after a long press on the card; the long one is the dossier. */
export function PointsSheet(props: { readonly commando: Commando; readonly onClose: () => void }) {
  return (
    <Sheet title={props.commando.name} closeLabel={useT().app.close} onClose={props.onClose}>
      <PointSteppers commando={props.commando} />
    </Sheet>
  );
}
