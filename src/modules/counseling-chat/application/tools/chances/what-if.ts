import { type CollegeCard } from '#modules/college-catalogue/contracts/index.js';
import { type CollegeMatch, type SupposedAnswers } from '#modules/matching/contracts/index.js';
import { type WhatIfChanges } from '../../../domain/conversation/changes.js';
import { chanceOf, estimated } from '../chance-figures.js';
import { refOf } from '../college-figures.js';
import { type WhatIf } from '../tool-results.js';

/** A smaller change prints as the same percentage. */
const FELT = 0.0005;

interface Compared {
  readonly card: CollegeCard;
  readonly before: CollegeMatch | undefined;
  readonly after: CollegeMatch | undefined;
  readonly changes: WhatIfChanges;
  readonly term: string;
}

export function whatIfInTalk({ card, before, after, changes, term }: Compared): WhatIf {
  const gain = gainOf(before, after);
  return {
    college: refOf(card),
    before: chanceOf(card.id, before, term),
    after: chanceOf(card.id, after, term),
    gained: gain === null ? null : estimated(card.id, 'points-gained', 100 * gain, 'points', term),
    unchangedBecause: gain !== null && Math.abs(gain) < FELT ? reasonOf(card, before, changes) : null,
  };
}

export function supposedAnswers({ round, ...changes }: WhatIfChanges): SupposedAnswers {
  return round === undefined ? changes : { ...changes, applicationRound: round };
}

function gainOf(before: CollegeMatch | undefined, after: CollegeMatch | undefined): number | null {
  const [now, then] = [before?.admissionProbability ?? null, after?.admissionProbability ?? null];
  return now === null || then === null ? null : then - now;
}

const HIGHEST = 0.98;

function reasonOf(
  { openAdmission, testPolicy, ownership }: CollegeCard,
  before: CollegeMatch | undefined,
  changes: WhatIfChanges,
): string {
  if (openAdmission === true) return 'It admits nearly everyone who applies.';
  if ((before?.admissionProbability ?? 0) > HIGHEST) return 'It can hardly go any higher.';
  const isTest = changes.satTotal !== undefined || changes.actComposite !== undefined;
  if (isTest && testPolicy === 'not-considered') return 'It didn’t look at test scores in the last data.';
  if (isTest) return 'Your other score already counts for as much there.';
  if (changes.weightedGpa !== undefined) return 'The estimate uses your unweighted GPA when you have one.';
  if (changes.homeState !== undefined && ownership !== 'Public')
    return 'A private college doesn’t set places aside by state.';
  return 'The data gives no reason to move it.';
}
