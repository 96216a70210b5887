import { type MissingSteps } from '#modules/matching/contracts/index.js';
import { type Figure } from '../../../domain/figures/figure.js';
import { estimated } from '../chance-figures.js';
import { type MissingAnswer, type MissingAnswers } from '../tool-results.js';

/** The section and step of the profile where each answer is entered. */
const PROFILE_STEP: Readonly<Record<MissingAnswer['answer'], readonly [section: string, step: string]>> = {
  grades: ['academic', 'performance'],
  test: ['academic', 'tests'],
  rigor: ['academic', 'advanced'],
  activities: ['readiness', 'activities'],
  residency: ['personal', 'address'],
  income: ['personal', 'background'],
  major: ['personal', 'fit'],
  settings: ['personal', 'fit'],
  regions: ['personal', 'fit'],
  sizes: ['personal', 'fit'],
  ownership: ['personal', 'fit'],
};

export function missingInTalk(missing: MissingSteps, term: string): MissingAnswers {
  const about = missing.basedOn === 'list' ? 'list' : 'all';
  const counted = (count: number): Figure => estimated(about, 'colleges-counted', count, 'count', term);
  return {
    steps: missing.steps.map(({ answer, effect, colleges, points }) => ({
      answer,
      effect,
      colleges: counted(colleges),
      points: estimated(about, 'points-gained', points, 'points', term),
      href: hrefOf(answer),
    })),
    collegesLookedAt: counted(missing.collegesLookedAt),
    basedOn: missing.basedOn,
    enoughToEstimate: missing.enoughToEstimate,
  };
}

function hrefOf(answer: MissingAnswer['answer']): string {
  const [section, step] = PROFILE_STEP[answer];
  return `/profile?section=${section}&step=${step}`;
}
