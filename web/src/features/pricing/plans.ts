import { type RegisterRequest } from '@/api';

export type PlanName = NonNullable<RegisterRequest['plan']>;

export const PLAN_NAMES: readonly PlanName[] = ['starter', 'professional', 'premium'];

/** What the cards promise, in their order. */
export const OFFERS = {
  starter: ['profile', 'list', 'raise', 'edit'],
  professional: ['grading', 'reports', 'storage', 'resume', 'talk'],
  premium: ['strategy', 'courses', 'essays', 'interview', 'tracking', 'aid'],
} as const satisfies Record<PlanName, readonly string[]>;

export type Offer = (typeof OFFERS)[PlanName][number];

/** Announced but not built. Everything else is there, for everyone. */
export const PLANNED_OFFERS: readonly Offer[] = ['reports', 'talk', 'strategy', 'courses', 'interview'];

const EVERY = PLAN_NAMES;
const PAID: readonly PlanName[] = ['professional', 'premium'];
const PREMIUM: readonly PlanName[] = ['premium'];

/** Free features come first. */
export const COMPARISON = [
  {
    group: 'free',
    rows: [
      { feature: 'chances', in: EVERY },
      { feature: 'recommended', in: EVERY },
      { feature: 'list', in: EVERY },
      { feature: 'deadlines', in: EVERY },
      { feature: 'tracking', in: EVERY },
      { feature: 'aid', in: EVERY },
      { feature: 'sharing', in: EVERY },
      { feature: 'deleting', in: EVERY },
      { feature: 'copy', in: EVERY },
      { feature: 'crisis', in: EVERY },
    ],
  },
  {
    group: 'writing',
    rows: [
      { feature: 'grading', in: EVERY },
      { feature: 'comments', in: EVERY },
      { feature: 'resume', in: EVERY },
      { feature: 'storage', in: EVERY },
      { feature: 'reports', in: PAID },
    ],
  },
  {
    group: 'person',
    rows: [
      { feature: 'talk', in: PAID },
      { feature: 'strategy', in: PREMIUM },
      { feature: 'interview', in: PREMIUM },
      { feature: 'tracked', in: PREMIUM },
      { feature: 'advised', in: PREMIUM },
    ],
  },
] as const satisfies readonly {
  group: string;
  rows: readonly { feature: string; in: readonly PlanName[] }[];
}[];

export type Group = (typeof COMPARISON)[number]['group'];
export type Feature = (typeof COMPARISON)[number]['rows'][number]['feature'];

const PLANNED_FEATURES: readonly Feature[] = [
  'reports',
  'talk',
  'strategy',
  'interview',
  'tracked',
  'advised',
];

export const answerFor = (
  { feature, in: plans }: { feature: Feature; in: readonly PlanName[] },
  plan: PlanName,
) => {
  if (!plans.includes(plan)) return 'no';
  return PLANNED_FEATURES.includes(feature) ? 'planned' : 'yes';
};
