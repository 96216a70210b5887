import { type Intent } from '../intents/intent.js';

/** What a name alone asks after each topic; the rest are answered by a snapshot of the college. */
const CONTINUED: Partial<Record<Intent, Intent>> = {
  chance_at: 'chance_at',
  chances_overview: 'chance_at',
  what_if: 'chance_at',
  why_chance: 'chance_at',
  verdict: 'chance_at',
  improve_chances: 'improve_chances',
  net_price: 'net_price',
  cheapest: 'net_price',
  college_facts: 'college_facts',
  test_policy: 'test_policy',
  majors: 'majors',
  deadlines: 'deadlines',
  applications: 'applications',
  visit: 'visit',
  rounds: 'rounds',
  compare: 'compare',
  save_college: 'save_college',
  remove_college: 'remove_college',
};

export const continuedFor = (topic: Intent | null): Intent | null =>
  topic === null ? null : (CONTINUED[topic] ?? null);
