import { type Application } from '@/api';

type Round = Pick<Application, 'applicationType' | 'plan'>;

/** The rounds a student chooses from, in words a newcomer understands. */
export const ROUNDS = [
  { id: 'regular', applicationType: 'Regular Decision', plan: null, means: 'the usual one' },
  { id: 'ea', applicationType: 'Early Action', plan: null, means: 'early, no promise' },
  {
    id: 'rea',
    applicationType: 'Early Action',
    plan: 'Restrictive EA',
    means: 'early, no promise, but limits other early ones',
  },
  { id: 'ed1', applicationType: 'Early Decision', plan: 'ED I', means: 'you promise to go' },
  { id: 'ed2', applicationType: 'Early Decision', plan: 'ED II', means: 'you promise to go, later date' },
  { id: 'rolling', applicationType: 'Rolling', plan: null, means: 'they decide as applications come' },
  { id: 'priority', applicationType: 'Rolling', plan: 'Priority', means: 'rolling, with an early date' },
] as const satisfies readonly (Round & { id: string; means: string })[];

/** Early Decision without a number counts as the first. */
export const roundOf = ({ applicationType, plan }: Round): (typeof ROUNDS)[number] =>
  ROUNDS.find((each) => each.applicationType === applicationType && each.plan === plan) ??
  ROUNDS.find((each) => each.applicationType === applicationType) ??
  ROUNDS[0];

export const PLATFORMS = [
  'Common App',
  'Coalition',
  'School Specific',
  'Other',
] as const satisfies readonly NonNullable<Application['applicationPlatform']>[];

export const platformWords = (platform: (typeof PLATFORMS)[number]) => {
  if (platform === 'School Specific') return 'The college’s own form';
  return platform === 'Other' ? 'Another form' : platform;
};
