import { type RegisterRequest } from '@/api';

export type ChosenPlan = NonNullable<RegisterRequest['plan']>;

const planTitles: Record<ChosenPlan, string> = {
  starter: 'Starter',
  professional: 'Professional',
  premium: 'Premium Consulting',
};

export const chosenPlan = (text: string | null): ChosenPlan | undefined =>
  Object.keys(planTitles).find((plan): plan is ChosenPlan => plan === text);

export const planTitle = (plan: ChosenPlan) => planTitles[plan];
