import { part } from '@/lib/hooks/lazy-part';
import { type StepProps } from '../flow/flow';
import { type ProfilePlace } from './places';

type Step = ProfilePlace['step'];
/** Each step's code loads when it is first opened. */
export const screens = {
  basic: part<StepProps>(async () => (await import('../steps/basic-step')).BasicStep),
  address: part<StepProps>(async () => (await import('../steps/address-step')).AddressStep),
  background: part<StepProps>(async () => (await import('../steps/background-step')).BackgroundStep),
  fit: part<StepProps>(async () => (await import('../steps/fit-step')).FitStep),
  school: part<StepProps>(async () => (await import('../steps/school-step')).SchoolStep),
  performance: part<StepProps>(async () => (await import('../steps/performance-step')).PerformanceStep),
  tests: part<StepProps>(async () => (await import('../steps/tests-step')).TestsStep),
  advanced: part<StepProps>(async () => (await import('../steps/advanced-step')).AdvancedStep),
  activities: part<StepProps>(async () => (await import('../activities/activities-step')).ActivitiesStep),
  portfolio: part<StepProps>(async () => (await import('../activities/portfolio-step')).PortfolioStep),
  awards: part<StepProps>(async () => (await import('../activities/awards-step')).AwardsStep),
  research: part<StepProps>(async () => (await import('../activities/research-step')).ResearchStep),
} satisfies Record<Step, unknown>;
