import { part } from '@/lib/part';
import { type StepProps } from '../flow';
import { type ProfilePlace } from './places';

type Step = ProfilePlace['step'];
/** Each step's code comes when it is first opened. */
export const screens = {
  basic: part<StepProps>(async () => (await import('./basic-step')).BasicStep),
  address: part<StepProps>(async () => (await import('./address-step')).AddressStep),
  background: part<StepProps>(async () => (await import('./background-step')).BackgroundStep),
  fit: part<StepProps>(async () => (await import('./fit-step')).FitStep),
  school: part<StepProps>(async () => (await import('./school-step')).SchoolStep),
  performance: part<StepProps>(async () => (await import('./performance-step')).PerformanceStep),
  tests: part<StepProps>(async () => (await import('../tests-step')).TestsStep),
  advanced: part<StepProps>(async () => (await import('./advanced-step')).AdvancedStep),
  activities: part<StepProps>(async () => (await import('../pursuits/activities-step')).ActivitiesStep),
  portfolio: part<StepProps>(async () => (await import('../pursuits/portfolio-step')).PortfolioStep),
  awards: part<StepProps>(async () => (await import('../pursuits/awards-step')).AwardsStep),
  research: part<StepProps>(async () => (await import('../pursuits/research-step')).ResearchStep),
} satisfies Record<Step, unknown>;
