import { type RegisterRequest } from '@/api';

export type PlanName = NonNullable<RegisterRequest['plan']>;

/** `planned`: announced but not built. */
export type Offer = { words: string; planned?: true };

export type Plan = {
  name: PlanName;
  title: string;
  /** A short title for narrow columns. */
  short?: string;
  price: string;
  per?: string;
  badge?: string;
  words: string;
  offers: readonly Offer[];
  choose: string;
};

export const plans: readonly Plan[] = [
  {
    name: 'starter',
    title: 'Starter',
    price: 'Free',
    words: 'Everything you need to build a list you believe in.',
    offers: [
      { words: 'Your profile' },
      { words: 'A list of 20 colleges, each with your chance of getting in' },
      { words: 'What would raise your chances most' },
      { words: 'Add and remove colleges' },
    ],
    choose: 'Start for free',
  },
  {
    name: 'professional',
    title: 'Professional',
    price: '$100',
    per: 'per month',
    badge: 'Most Popular',
    words: 'Everything in Starter, plus help with what you write and send.',
    offers: [
      { words: 'Personal statement grading' },
      { words: 'Reports', planned: true },
      { words: 'Document storage', planned: true },
      { words: 'Automatic resume builder' },
      { words: 'A 30-minute consultation each month', planned: true },
    ],
    choose: 'Choose Professional',
  },
  {
    name: 'premium',
    title: 'Premium Consulting',
    short: 'Premium',
    price: 'Custom pricing',
    words: 'Everything in Professional, plus a person to help you all the way.',
    offers: [
      { words: 'Search strategy', planned: true },
      { words: 'Course counseling', planned: true },
      { words: 'Essay help and interview prep', planned: true },
      { words: 'Application tracking' },
      { words: 'Financial aid guidance', planned: true },
    ],
    choose: 'Choose Premium',
  },
];

type Row = { feature: string; planned?: true; in: readonly PlanName[] };

const EVERY = plans.map(({ name }) => name);
const PAID: readonly PlanName[] = ['professional', 'premium'];

/** Free features come first. */
export const comparison: readonly { title: string; rows: readonly Row[] }[] = [
  {
    title: 'Free on every plan, always',
    rows: [
      { feature: 'Profile, college search, chances and reasons', in: EVERY },
      { feature: 'A recommended list of 20 colleges', in: EVERY },
      { feature: 'Your own list, with notes', in: EVERY },
      { feature: 'Deadlines', in: EVERY },
      { feature: 'Sharing with a parent or counselor', in: EVERY },
      { feature: 'Deleting your account', in: EVERY },
      { feature: 'A copy of your data', planned: true, in: EVERY },
      { feature: 'Where to turn in a crisis: call or text 988', in: EVERY },
    ],
  },
  {
    title: 'Writing and papers',
    rows: [
      { feature: 'Personal statement grading', in: EVERY },
      { feature: 'Reports', planned: true, in: PAID },
      { feature: 'Document storage', planned: true, in: PAID },
      { feature: 'Automatic resume builder', in: EVERY },
    ],
  },
  {
    title: 'Time with a person',
    rows: [
      { feature: 'Monthly 30-minute consultation', planned: true, in: PAID },
      { feature: 'Search strategy and course counseling', planned: true, in: ['premium'] },
      { feature: 'Essay help and interview prep', planned: true, in: ['premium'] },
      { feature: 'Application tracking by a consultant', planned: true, in: ['premium'] },
      { feature: 'Financial aid guidance', planned: true, in: ['premium'] },
    ],
  },
];

export const consulting: readonly { title: string; words: string }[] = [
  { title: 'Search strategy', words: 'Which colleges belong on your list, and why.' },
  { title: 'Course counseling', words: 'Which classes keep open the doors you care about.' },
  { title: 'Essay help', words: 'Questions and comments on your drafts. You do the writing.' },
  { title: 'Interview prep', words: 'A practice interview with honest feedback.' },
  { title: 'Application tracking', words: 'Someone who keeps track of every form and date with you.' },
  { title: 'Financial aid guidance', words: 'What the forms ask for, and how to compare two offers.' },
];

export const questions: readonly { question: string; answer: string }[] = [
  {
    question: 'What do I pay today?',
    answer:
      'Nothing. Flyleaf takes no payments yet and asks for no card. Choosing a plan only saves your preference. We’ll ask you before anything ever costs money.',
  },
  {
    question: 'Is there a free trial?',
    answer:
      'Yes. A paid plan begins with a 7-day free trial. No trial can start before the paid features and payments exist.',
  },
  {
    question: 'Can I change my plan later?',
    answer:
      'Yes, at any time. The change is prorated: you pay only for the days on each plan. Today you can change your choice on this page as often as you like.',
  },
  {
    question: 'What if I apply to more than 10 colleges?',
    answer:
      'Help with supplemental essays covers applications to 10 colleges. Beyond that, each extra supplemental essay costs $250. This is planned, and nothing is charged today.',
  },
  {
    question: 'Can my parents or counselor see my account?',
    answer:
      'Only if you let them. Under Settings, Sharing, you give a parent or counselor limited access: your list and dates and, if you like, your chances. Your essays and personal data stay private. Sharing is free on every plan.',
  },
  {
    question: 'Does paying raise my chance, or change my list?',
    answer: 'No. Chances and recommendations come from the same method on every plan.',
  },
];
