import { useEffect } from 'react';
import { useFindSteps } from './undo-steps.ts';

const typesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y (⌘ on a Mac), except where text is typed. */
export function useUndoKeys(): void {
  const find = useFindSteps();
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || typesText(event.target)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      const { undo, redo } = find();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [find]);
}
