import { lazyPart } from '@/lib/hooks/lazy-part';
import { type StepProps } from '../flow/flow';
import { type FormStep } from './steps';

/** Each step's code loads when it is first opened. */
export const quickStartScreens = {
  about: lazyPart<StepProps>(async () => (await import('./about-you-step')).AboutYouStep),
  grades: lazyPart<StepProps>(async () => (await import('./grades-step')).GradesStep),
  tests: lazyPart<StepProps>(async () => (await import('../steps/tests-step')).TestsStep),
  major: lazyPart<StepProps>(async () => (await import('./major-step')).MajorStep),
  wishes: lazyPart<StepProps>(async () => (await import('./preferences-step')).PreferencesStep),
} satisfies Record<FormStep, unknown>;

export const finish = lazyPart(async () => (await import('./finish')).Finish);
