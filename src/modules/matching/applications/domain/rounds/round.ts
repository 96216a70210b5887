import { ApplicationRefused } from '../application.errors.js';
import { type ApplicationType, type PlanDetail } from '../terms.js';

/** In which round a student applies. */
export interface Round {
  applicationType: ApplicationType;
  plan: PlanDetail | null;
}

const TYPES_OF_PLAN: Readonly<Record<PlanDetail, readonly ApplicationType[]>> = {
  'ED I': ['Early Decision'],
  'ED II': ['Early Decision'],
  'Restrictive EA': ['Early Action'],
  Priority: ['Rolling', 'Regular Decision'],
};

export const isPair = ({ applicationType, plan }: Round): boolean =>
  plan === null || TYPES_OF_PLAN[plan].includes(applicationType);

/** @throws ApplicationRefused when the plan belongs to another type */
export function requirePair(round: Round): void {
  const { plan } = round;
  if (plan === null || isPair(round)) return;
  const types = TYPES_OF_PLAN[plan].join(' or ');
  throw new ApplicationRefused(
    'plan',
    `${plan} goes with ${types}. Choose one of them, or leave the plan out.`,
  );
}

/** Whoever is accepted has promised to come. */
export const isBinding = ({ applicationType }: Pick<Round, 'applicationType'>): boolean =>
  applicationType === 'Early Decision';

/** As the estimate of a chance knows rounds; null for those that change nothing. */
export const roundOfEstimate = (type: ApplicationType): 'early-decision' | 'early-action' | null => {
  if (type === 'Early Decision') return 'early-decision';
  return type === 'Early Action' ? 'early-action' : null;
};

/** As a student says it: "Early Decision II". */
export function roundName({ applicationType, plan }: Round): string {
  if (plan === 'ED I') return 'Early Decision I';
  if (plan === 'ED II') return 'Early Decision II';
  if (plan === 'Restrictive EA') return 'Restrictive Early Action';
  return plan === 'Priority' ? `${applicationType} (priority)` : applicationType;
}
