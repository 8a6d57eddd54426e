import type { ReactNode } from 'react';
import { useT } from '../../../i18n/react.ts';
import type { Rejection } from '../../../kernel/result.ts';
import { Button } from '../../../ui/button.tsx';
import type { Command } from '../model/commands.ts';
import { useRaidSend } from './use-desk.ts';

/** The foot of every panel that rolls: the players' own dice beside the app's. */
export function RollActions(props: {
  readonly command: Command;
  readonly label: string;
  readonly why?: Rejection | null;
  /** No die is thrown: there is nothing to type. */
  readonly noDice?: boolean;
  /** Told when the command was taken. */
  readonly onDone?: () => void;
  readonly children?: ReactNode;
}) {
  const { command } = props;
  const t = useT();
  const send = useRaidSend();
  const why = send.sayRejection(props.why ?? null);
  return (
    <div className="flex flex-wrap gap-3">
      {props.children}
      {!props.noDice && (
        <Button size="large" why={why} onClick={() => send.ask(command)}>
          {t.dice.rolled}
        </Button>
      )}
      <Button
        tone="primary"
        size="large"
        className="min-w-40 flex-1"
        why={why}
        onClick={() => {
          if (send.play(command)) props.onDone?.();
        }}
      >
        {props.label}
      </Button>
    </div>
  );
}
