import { sessionOwner } from '@/lib/session';
import { type FormStep } from './steps';

/** A step passed over, or answered with "not yet": nothing the server needs to know, so this browser remembers it. */
export type StepMark = 'skipped' | 'not-yet';

const keyOf = (step: FormStep) => `flyleaf.step-mark.${sessionOwner() ?? ''}.${step}`;

export const markOf = (step: FormStep): StepMark | null => {
  const mark = localStorage.getItem(keyOf(step));
  return mark === 'skipped' || mark === 'not-yet' ? mark : null;
};

export const markStep = (step: FormStep, mark: StepMark | null) =>
  mark === null ? localStorage.removeItem(keyOf(step)) : localStorage.setItem(keyOf(step), mark);
