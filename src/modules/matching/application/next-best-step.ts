import { type NextStep } from '../domain/engine/index.js';
import { type WhatIsMissing } from './matches/what-is-missing.js';

type Answer = NextStep['answer'];

interface WordedStep extends NextStep {
  /** A sentence for the student. */
  readonly words: string;
}

interface NextBestStep {
  readonly basedOn: WhatIsMissing['examined'];
  readonly collegesLookedAt: number;
  /** The best first. */
  readonly steps: readonly WordedStep[];
  /** The words of the first step, or a sentence that nothing is missing. */
  readonly words: string;
}

const NOTHING_TO_ADD =
  'Nothing to add: no missing answer would change your ranges or your match by a point or more.';

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

export function nextBestStep(missing: WhatIsMissing): NextBestStep {
  const steps = missing.steps.map((step) => ({
    ...step,
    points: Math.round(10 * step.points) / 10,
    words: `${SUBJECT[step.answer]} ${effectWords(step, missing)}`,
  }));
  return {
    basedOn: missing.examined,
    collegesLookedAt: missing.colleges,
    steps,
    words: steps[0]?.words ?? NOTHING_TO_ADD,
  };
}

function effectWords(step: NextStep, missing: WhatIsMissing): string {
  if (!missing.enoughToEstimate) return firstRangesWords(step, missing);

  const { effect, colleges } = step;
  const mine = missing.examined === 'list';
  const where = share(colleges, missing.colleges, 'college', mine);
  switch (effect) {
    case 'narrows-ranges':
      return `would narrow ${share(colleges, missing.colleges, 'range', mine)}, ${by(step)}.`;
    case 'moves-estimates':
      return `would change the estimate at ${where}, ${by(step)}.`;
    case 'fills-match':
      return `would count toward your match at ${where}.`;
  }
}

/** Before the first grade or score there is no range and no match yet. */
function firstRangesWords({ answer, colleges, points }: NextStep, missing: WhatIsMissing): string {
  if (answer !== 'grades' && answer !== 'test') return 'will count once you add a GPA or a test score.';
  const begin = 'would give you your own ranges';
  if (colleges === 0) return `${begin}.`;
  const where = share(colleges, missing.colleges, 'college', false);
  return `${begin}, ${about(points)} narrower than without it, at ${where}.`;
}

/** "18 of your 20 ranges", "all 20 of your ranges", "412 of 430 colleges", "your one range". */
function share(some: number, all: number, noun: string, mine: boolean): string {
  const nouns = all === 1 ? noun : `${noun}s`;
  const your = mine ? 'your ' : '';
  if (all === 1) return `${mine ? 'your' : 'the'} one ${noun}`;
  if (some === all) return mine ? `all ${formatted(all)} of your ${nouns}` : `all ${formatted(all)} ${nouns}`;
  return `${formatted(some)} of ${your}${formatted(all)} ${nouns}`;
}

/** "1,407". */
function formatted(figure: number): string {
  return figure.toLocaleString('en-US');
}

function by({ colleges, points }: NextStep): string {
  return `by ${about(points)}${colleges > 1 ? ' each' : ''}`;
}

function about(points: number): string {
  const rounded = Math.round(points);
  return `about ${rounded} ${rounded === 1 ? 'point' : 'points'}`;
}
