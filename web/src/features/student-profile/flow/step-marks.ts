import { sessionOwner } from '@/lib/session/session';

/** Skipped and "not yet" steps are remembered in this browser only. */
export type StepMark = 'skipped' | 'not-yet';

const keyOf = (step: string) => `flyleaf.step-mark.${sessionOwner() ?? ''}.${step}`;

export const markOf = (step: string): StepMark | null => {
  const mark = localStorage.getItem(keyOf(step));
  return mark === 'skipped' || mark === 'not-yet' ? mark : null;
};

export const markStep = (step: string, mark: StepMark | null) =>
  mark === null ? localStorage.removeItem(keyOf(step)) : localStorage.setItem(keyOf(step), mark);
