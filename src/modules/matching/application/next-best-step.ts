import { type NextStep } from '../domain/engine/index.js';
import { type WhatIsMissing } from './student-matches.js';

type Answer = NextStep['answer'];

/** Where in the profile an answer is entered. */
interface Address {
  readonly section: 'personal' | 'academic' | 'readiness';
  readonly step: 'address' | 'background' | 'fit' | 'performance' | 'tests' | 'advanced' | 'activities';
}

/** A step with the words for it and the place to take it. */
interface WordedStep extends NextStep, Address {
  /** A sentence for the student. */
  readonly words: string;
}

interface NextBestStep {
  readonly basedOn: WhatIsMissing['lookedAt'];
  readonly collegesLookedAt: number;
  /** The best first. */
  readonly steps: readonly WordedStep[];
  /** The words of the first step, or that there is nothing to add. */
  readonly words: string;
}

const NOTHING_TO_ADD =
  'Nothing to add: no missing answer would change your ranges or your match by a point or more.';

const ADDRESS: Readonly<Record<Answer, Address>> = {
  grades: { section: 'academic', step: 'performance' },
  test: { section: 'academic', step: 'tests' },
  rigor: { section: 'academic', step: 'advanced' },
  activities: { section: 'readiness', step: 'activities' },
  residency: { section: 'personal', step: 'address' },
  income: { section: 'personal', step: 'background' },
  major: { section: 'personal', step: 'fit' },
  settings: { section: 'personal', step: 'fit' },
  regions: { section: 'personal', step: 'fit' },
  sizes: { section: 'personal', step: 'fit' },
  ownership: { section: 'personal', step: 'fit' },
};

const SUBJECT: Readonly<Record<Answer, string>> = {
  grades: 'Your GPA',
  test: 'Your SAT or ACT score',
  rigor: 'Your advanced courses',
  activities: 'Your activities and awards',
  residency: 'Your home state',
  income: 'Your family income',
  major: 'Your intended major',
  settings: 'The settings you like',
  regions: 'The regions you like',
  sizes: 'The sizes you like',
  ownership: 'A preference for public or private',
};

/** What the match could compare with each wish. */
const COUNTED: Readonly<Partial<Record<Answer, string>>> = {
  activities: 'what you do outside class',
  income: 'the price',
  major: 'the programs',
  settings: 'the setting',
  regions: 'the region',
  sizes: 'the size',
  ownership: 'who runs the college',
};

export function nextBestStep(missing: WhatIsMissing): NextBestStep {
  const steps = missing.steps.map((step) => ({
    ...step,
    points: Math.round(10 * step.points) / 10,
    ...ADDRESS[step.answer],
    words: `${SUBJECT[step.answer]} ${effectWords(step, missing)}`,
  }));
  return {
    basedOn: missing.lookedAt,
    collegesLookedAt: missing.colleges,
    steps,
    words: steps[0]?.words ?? NOTHING_TO_ADD,
  };
}

function effectWords(step: NextStep, missing: WhatIsMissing): string {
  if (!missing.enoughToEstimate) return firstRangesWords(step, missing);

  const { answer, effect, colleges } = step;
  const mine = missing.lookedAt === 'list';
  const where = share(colleges, missing.colleges, 'college', mine);
  switch (effect) {
    case 'narrows-ranges':
      return `would narrow ${share(colleges, missing.colleges, 'range', mine)}, ${by(step)}.`;
    case 'moves-estimates':
      return `would move the estimate at ${where}, ${by(step)}.`;
    case 'fills-match':
      return `would let your match count ${COUNTED[answer] ?? 'it'} at ${where}.`;
  }
}

/** There is no range to narrow, and no match to fill, before the first grade or score. */
function firstRangesWords({ answer, colleges, points }: NextStep, missing: WhatIsMissing): string {
  if (answer !== 'grades' && answer !== 'test')
    return 'would count once there is a GPA or a score to estimate from.';
  const begin = 'would give you ranges of your own';
  if (colleges === 0) return `${begin}.`;
  const where = share(colleges, missing.colleges, 'college', false);
  return `${begin}, ${about(points)} narrower than without it, at ${where}.`;
}

/** "18 of your 20 ranges", "all 20 of your ranges", "412 of 430 colleges", "your one range". */
function share(some: number, all: number, noun: string, mine: boolean): string {
  const nouns = all === 1 ? noun : `${noun}s`;
  const your = mine ? 'your ' : '';
  if (all === 1) return `${mine ? 'your' : 'the'} one ${noun}`;
  if (some === all) return mine ? `all ${written(all)} of your ${nouns}` : `all ${written(all)} ${nouns}`;
  return `${written(some)} of ${your}${written(all)} ${nouns}`;
}

/** "1,407", as the screens write it. */
function written(figure: number): string {
  return figure.toLocaleString('en-US');
}

function by({ colleges, points }: NextStep): string {
  return `by ${about(points)}${colleges > 1 ? ' each' : ''}`;
}

function about(points: number): string {
  const rounded = Math.round(points);
  return `about ${rounded} ${rounded === 1 ? 'point' : 'points'}`;
}
