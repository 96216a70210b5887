/** Starter, Professional and Premium Consulting, as the pricing page links to them. */
export const PLANS = ['starter', 'professional', 'premium'] as const;
export type Plan = (typeof PLANS)[number];
