import { Button } from '../../../ui/button.tsx';
import { RuleRef } from '../../../ui/rule-ref.tsx';
import type { Event } from '../model/events.ts';
import { filledText } from '../strings/filled-text.ts';
import { nameOf } from '../strings/name-of.ts';
import { testParts } from '../strings/test-parts.ts';
import { DiceRow } from './die-tile.tsx';
import { HeartSteps } from './heart-steps.tsx';
import { useAllText, useBonds, useFocus, useLatest } from './use-bonds.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** What was thrown or played last, as it lies on the table. */
export function LastResult() {
  const latest = useLatest();
  const parts = (latest?.events ?? []).flatMap((event, i) => {
    const key = `${latest?.id}-${i}`;
    switch (event.type) {
      case 'testRolled':
        return <TestResult key={key} event={event} />;
      case 'heartChanged':
        return <HeartResult key={key} event={event} />;
      case 'cardPlayed':
        return <CardResult key={key} event={event} />;
      case 'adventureEnded':
        return <Retired key={key} event={event} />;
      default:
        return [];
    }
  });
  return parts;
}

function TestResult({ event }: { readonly event: Of<'testRolled'> }) {
  const t = useAllText();
  const s = t.screen.test;
  const state = useBonds();
  const { dice } = event;
  const counted = [dice.full, ...dice.extra, ...dice.nobody].join(' + ');
  const who = event.roller === null ? event.alias || s.someone : nameOf(state, event.roller);
  return (
    <section className="bh-card bh-result" data-tone={event.success ? 'ok' : 'bad'}>
      <DiceRow full={dice.full} heartless={dice.heartless} nobody={dice.nobody} extra={dice.extra} />
      <p className="min-w-0 flex-[1_1_12rem]">
        <span className="block text-muted text-sm">
          {[who, event.ability && t.names.ability[event.ability]].filter(Boolean).join(' · ')}
        </span>
        <span className="block">{testParts(t, counted, event).join(', ')}</span>
        <b className={event.success ? 'text-ok' : 'text-bad'}>
          {event.success ? '✓' : '✗'} {s.outcome(event.result, event.difficulty, event.success)}
        </b>
      </p>
    </section>
  );
}

function HeartResult({ event }: { readonly event: Of<'heartChanged'> }) {
  const t = useAllText();
  const state = useBonds();
  return (
    <section className="bh-card">
      <p className="mb-1 text-muted text-sm">
        {nameOf(state, event.id)} · {t.names.cause[event.cause]} <RuleRef rule="BH-3.6" />
      </p>
      <HeartSteps steps={event.steps} toward={event.toward} />
      {event.filled && (
        <p className="mt-2 font-bold">
          {filledText(t, state, nameOf(state, event.id), event.filled)} <RuleRef rule="BH-8.1" />
        </p>
      )}
    </section>
  );
}

function CardResult({ event }: { readonly event: Of<'cardPlayed'> }) {
  const t = useAllText();
  const state = useBonds();
  return (
    <section className="bh-card flex items-center gap-4">
      <span aria-hidden className="bh-play-card">
        {event.value}
      </span>
      <p>
        <span className="block text-muted text-sm">{t.names.cardType[event.cardType]}</span>
        {nameOf(state, event.id)}: {t.screen.card.sum(event.base, event.bonus)}
      </p>
    </section>
  );
}

function Retired({ event }: { readonly event: Of<'adventureEnded'> }) {
  const t = useAllText();
  const s = t.screen.table;
  const state = useBonds();
  const focus = useFocus();
  if (event.retired.length === 0) return null;
  return (
    <section className="bh-card">
      {event.retired.map(({ bearer, fate }) => (
        <p key={bearer}>
          <b>{nameOf(state, bearer)}</b>: {s.retired(s.fullOf[fate])} <RuleRef rule="BH-8.3" />
        </p>
      ))}
      <Button className="mt-2" onClick={() => focus.openSheet(null)}>
        {s.newBearer}
      </Button>
    </section>
  );
}
