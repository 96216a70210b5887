import { type ApplicationPlan, ApplicationPlans, type PublishedRounds } from '../contracts/index.js';

/** These plans and no others. */
export class FixedApplicationPlans extends ApplicationPlans {
  private readonly plans: ReadonlyMap<number, ApplicationPlan>;

  constructor(...plans: readonly ApplicationPlan[]) {
    super();
    this.plans = new Map(plans.map((plan) => [plan.collegeId, plan]));
  }

  of(collegeIds: readonly number[]): Promise<ReadonlyMap<number, ApplicationPlan>> {
    const asked = new Set(collegeIds);
    return Promise.resolve(new Map([...this.plans].filter(([collegeId]) => asked.has(collegeId))));
  }
}

/** Rounds of the 2026-27 cycle without a date, but for what is given. */
export const publishedRounds = (given: Partial<PublishedRounds> = {}): PublishedRounds => ({
  cycle: '2026-27',
  source: 'The college’s admissions page',
  earlyDecision1: [],
  earlyDecision2: [],
  earlyAction: [],
  restrictiveEarlyAction: [],
  regularDecision: [],
  rolling: false,
  finalDate: null,
  note: null,
  ...given,
});
