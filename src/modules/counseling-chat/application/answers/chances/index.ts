import { type Answerers } from '../answerer.js';
import { chanceAt } from './chance-at.js';
import { chancesOverview } from './chances-overview.js';
import { improveChances } from './improve-chances.js';
import { myProfile } from './my-profile.js';
import { nextStep } from './next-step.js';
import { rounds } from './rounds.js';
import { tellFact } from './tell-fact.js';
import { testPolicy } from './test-policy.js';
import { verdict } from './verdict.js';
import { whatIf } from './what-if.js';
import { whyChance } from './why-chance.js';

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
