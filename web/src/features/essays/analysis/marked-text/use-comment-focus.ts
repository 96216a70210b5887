import { useRef, useState } from 'react';
import { noteId, phraseId } from './comment-ids';

const focusOn = (id: string) => {
  const element = document.getElementById(id);
  if (!element) return;
  element.scrollIntoView({ block: 'nearest' });
  element.focus({ preventScroll: true });
};

/** Moves between phrases and comments, and back to where the student was. */
export const useCommentFocus = (numbers: readonly number[]) => {
  const [active, setActive] = useState<number | null>(null);
  const cameFrom = useRef<Element | null>(null);

  const go = (number: number, id: string) => {
    cameFrom.current = document.activeElement;
    setActive(number);
    focusOn(id);
  };

  const toNote = (number: number) => go(number, noteId(number));
  const toPhrase = (number: number, id = phraseId(number)) => go(number, id);

  /** The next comment for 1, the one before for -1, going round at the ends. */
  const step = (by: 1 | -1) => {
    const at = active === null ? -1 : numbers.indexOf(active);
    const from = at === -1 && by === -1 ? 0 : at;
    const next = numbers.at((from + by) % numbers.length);
    if (next === undefined) return;
    const before = cameFrom.current;
    toNote(next);
    // Going on from note to note, the way back stays the same.
    if (at !== -1 && before !== null) cameFrom.current = before;
  };

  const back = () => {
    if (active === null) return;
    setActive(null);
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    cameFrom.current = null;
  };

  return { active, setActive, toNote, toPhrase, step, back };
};
