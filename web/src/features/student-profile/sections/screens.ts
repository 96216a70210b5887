import { lazyPart } from '@/lib/hooks/lazy-part';
import { type StepProps } from '../flow/flow';
import { type ProfilePlace } from './places';

type Step = ProfilePlace['step'];
/** Each step's code loads when it is first opened. */
export const screens = {
  basic: lazyPart<StepProps>(async () => (await import('../steps/basic-step')).BasicStep),
  address: lazyPart<StepProps>(async () => (await import('../steps/address-step')).AddressStep),
  background: lazyPart<StepProps>(async () => (await import('../steps/background-step')).BackgroundStep),
  fit: lazyPart<StepProps>(async () => (await import('../steps/fit-step')).FitStep),
  school: lazyPart<StepProps>(async () => (await import('../steps/school-step')).SchoolStep),
  performance: lazyPart<StepProps>(async () => (await import('../steps/performance-step')).PerformanceStep),
  tests: lazyPart<StepProps>(async () => (await import('../steps/tests-step')).TestsStep),
  advanced: lazyPart<StepProps>(async () => (await import('../steps/advanced-step')).AdvancedStep),
  activities: lazyPart<StepProps>(async () => (await import('../activities/activities-step')).ActivitiesStep),
  portfolio: lazyPart<StepProps>(
    async () => (await import('../activities/portfolio/portfolio-step')).PortfolioStep,
  ),
  awards: lazyPart<StepProps>(async () => (await import('../activities/awards-step')).AwardsStep),
  research: lazyPart<StepProps>(async () => (await import('../activities/research-step')).ResearchStep),
} satisfies Record<Step, unknown>;
