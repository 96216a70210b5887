import { type ComponentType, lazy } from 'react';
import { type StepProps } from './flow';
import { type FormStep } from './steps';

type Load = () => Promise<{ default: ComponentType<StepProps> }>;

const loads: Record<FormStep, Load> = {
  about: async () => ({ default: (await import('./about-you-step')).AboutYouStep }),
  grades: async () => ({ default: (await import('./grades-step')).GradesStep }),
  tests: async () => ({ default: (await import('./tests-step')).TestsStep }),
  major: async () => ({ default: (await import('./major-step')).MajorStep }),
  wishes: async () => ({ default: (await import('./wishes-step')).WishesStep }),
};
const loadFinish = async () => ({ default: (await import('./finish')).Finish });

/** Each step's code comes when it is first opened. */
export const quickStartScreens = {
  about: lazy(loads.about),
  grades: lazy(loads.grades),
  tests: lazy(loads.tests),
  major: lazy(loads.major),
  wishes: lazy(loads.wishes),
} satisfies Record<FormStep, unknown>;

export const Finish = lazy(loadFinish);

/** Fetches the code of the step after this one ahead, in silence. */
export const prepareQuickStartScreen = (step: FormStep | 'finish') =>
  void (step === 'finish' ? loadFinish() : loads[step]()).catch(() => undefined);
