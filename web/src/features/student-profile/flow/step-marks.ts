import { sessionOwner } from '@/lib/session/session';

/** A step passed over, or answered with "not yet": nothing the server needs to know, so this browser remembers it. */
export type StepMark = 'skipped' | 'not-yet';

const keyOf = (step: string) => `flyleaf.step-mark.${sessionOwner() ?? ''}.${step}`;

export const markOf = (step: string): StepMark | null => {
  const mark = localStorage.getItem(keyOf(step));
  return mark === 'skipped' || mark === 'not-yet' ? mark : null;
};

export const markStep = (step: string, mark: StepMark | null) =>
  mark === null ? localStorage.removeItem(keyOf(step)) : localStorage.setItem(keyOf(step), mark);
