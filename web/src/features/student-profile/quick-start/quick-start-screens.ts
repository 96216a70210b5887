import { part } from '@/lib/hooks/lazy-part';
import { type StepProps } from '../flow/flow';
import { type FormStep } from './steps';

/** Each step's code loads when it is first opened. */
export const quickStartScreens = {
  about: part<StepProps>(async () => (await import('./about-you-step')).AboutYouStep),
  grades: part<StepProps>(async () => (await import('./grades-step')).GradesStep),
  tests: part<StepProps>(async () => (await import('../steps/tests-step')).TestsStep),
  major: part<StepProps>(async () => (await import('./major-step')).MajorStep),
  wishes: part<StepProps>(async () => (await import('./preferences-step')).PreferencesStep),
} satisfies Record<FormStep, unknown>;

export const finish = part(async () => (await import('./finish')).Finish);
