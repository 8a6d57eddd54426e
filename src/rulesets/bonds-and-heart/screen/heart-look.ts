/** What the large heart shows: whose it is, in which state, and what the latest roll looked at. */
import { useState } from 'react';
import type { Bearer, PlotNo, Tone } from '../model/bearer.ts';
import type { HeartStep } from '../model/events.ts';
import { bearerOf } from '../model/state.ts';
import { heartProgress } from '../rules/heart-progress.ts';
import type { Looked } from './heart-pane.tsx';
import { useBonds, useFocus, useLatest, usePending } from './use-bonds.ts';

export interface HeartLook {
  readonly bearer: Bearer;
  readonly light: readonly PlotNo[];
  readonly toward: Tone | null;
  readonly marked: readonly PlotNo[];
  readonly looked: ReadonlyMap<PlotNo, Looked>;
  /** Names the roll that is shown step by step; null for one that was there before. */
  readonly moving: string | null;
}

/**
 * The plots that rolls looked at, in their order. One roll numbers its search; a series numbers only the
 * plots that changed, by roll.
 */
function lookedAt(steps: readonly HeartStep[]): Map<PlotNo, Looked> {
  const looked = new Map<PlotNo, Looked>();
  let order = 0;
  for (const [roll, { tried, changed }] of steps.entries())
    for (const plot of tried) {
      order += 1;
      const known = looked.get(plot);
      if (known?.changed) continue;
      const here = plot === changed;
      const label = steps.length === 1 ? order : here ? roll + 1 : null;
      looked.set(plot, { order, label, changed: here });
    }
  return looked;
}

/** The roll in progress, as far as its dice are thrown; null when none waits. */
export function useRolling() {
  const state = useBonds();
  const pending = usePending();
  return pending && heartProgress(state, pending.command, pending.answers);
}

export function useHeartLook(): HeartLook | null {
  const state = useBonds();
  const focus = useFocus();
  const latest = useLatest();
  const rolling = useRolling();
  // What had happened before this screen was opened is shown as it ended, without the steps.
  const [before] = useState(latest?.id);
  const bearer = bearerOf(state, focus.selected);
  if (!bearer) return null;
  const { task, drawn } = focus;
  const bond = task?.kind === 'bond' ? bearer.bonds.find(({ id }) => id === task.bond) : undefined;
  const claim = state.claim?.claimed === bearer.id ? state.claim : null;
  const asked = claim && bearer.bonds.find(({ to, kind }) => to === claim.claimant && kind === claim.kind);
  const marked = drawn ?? (task?.kind === 'plot' ? [task.plot] : (bond ?? asked)?.plots) ?? [];
  if (rolling?.id === bearer.id)
    return {
      bearer,
      light: rolling.light,
      toward: rolling.toward,
      marked,
      looked: lookedAt(rolling.steps.slice(-1)),
      moving: rolling.steps.length > 0 ? `roll-${rolling.steps.length}` : null,
    };
  const steps = (latest?.events ?? []).flatMap((event) =>
    event.type === 'heartChanged' && event.id === bearer.id ? event.steps : [],
  );
  return {
    bearer,
    light: bearer.light,
    // BH-5.6: an open claim shows what a refusal would risk.
    toward: task?.kind === 'heart' ? task.toward : claim ? 'dark' : null,
    marked,
    looked: task?.kind === 'heart' || drawn ? new Map() : lookedAt(steps),
    moving: latest && latest.id !== before && steps.length > 0 ? latest.id : null,
  };
}
