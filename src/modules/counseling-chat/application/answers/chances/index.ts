import { type Answerers } from '../answerer.js';
import { chanceAt } from './at-college/chance-at.js';
import { chancesOverview } from './overview/chances-overview.js';
import { improveChances } from './profile/improve-chances.js';
import { myProfile } from './profile/my-profile.js';
import { nextStep } from './profile/next-step.js';
import { rounds } from './at-college/rounds.js';
import { tellFact } from './profile/tell-fact.js';
import { testPolicy } from './tests/test-policy.js';
import { verdict } from './at-college/verdict.js';
import { whatIf } from './what-if/what-if.js';
import { whyChance } from './at-college/why-chance.js';

export const CHANCE_ANSWERS = {
  chance_at: chanceAt,
  chances_overview: chancesOverview,
  why_chance: whyChance,
  what_if: whatIf,
  improve_chances: improveChances,
  next_step: nextStep,
  my_profile: myProfile,
  test_policy: testPolicy,
  rounds,
  verdict,
  tell_fact: tellFact,
} satisfies Answerers;
