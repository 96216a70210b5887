import { type ComponentType, lazy } from 'react';
import { type StepProps } from '../flow';
import { type ProfilePlace } from './places';

type Step = ProfilePlace['step'];
type Load = () => Promise<{ default: ComponentType<StepProps> }>;

const loads: Record<Step, Load> = {
  basic: async () => ({ default: (await import('./basic-step')).BasicStep }),
  address: async () => ({ default: (await import('./address-step')).AddressStep }),
  background: async () => ({ default: (await import('./background-step')).BackgroundStep }),
  fit: async () => ({ default: (await import('./fit-step')).FitStep }),
  school: async () => ({ default: (await import('./school-step')).SchoolStep }),
  performance: async () => ({ default: (await import('./performance-step')).PerformanceStep }),
  tests: async () => ({ default: (await import('../tests-step')).TestsStep }),
  advanced: async () => ({ default: (await import('./advanced-step')).AdvancedStep }),
  activities: async () => ({ default: (await import('../pursuits/activities-step')).ActivitiesStep }),
  portfolio: async () => ({ default: (await import('../pursuits/portfolio-step')).PortfolioStep }),
  awards: async () => ({ default: (await import('../pursuits/awards-step')).AwardsStep }),
  research: async () => ({ default: (await import('../pursuits/research-step')).ResearchStep }),
};

/** Each step's code comes when it is first opened. */
export const screens = {
  basic: lazy(loads.basic),
  address: lazy(loads.address),
  background: lazy(loads.background),
  fit: lazy(loads.fit),
  school: lazy(loads.school),
  performance: lazy(loads.performance),
  tests: lazy(loads.tests),
  advanced: lazy(loads.advanced),
  activities: lazy(loads.activities),
  portfolio: lazy(loads.portfolio),
  awards: lazy(loads.awards),
  research: lazy(loads.research),
} satisfies Record<Step, unknown>;

/** Fetches a step's code ahead, in silence. */
export const prepareScreen = (step: Step) => void loads[step]().catch(() => undefined);
