import { phrase, type Phrase, type Said } from '../../../../domain/figures/figure.js';
import { printed } from '../../../../domain/figures/print.js';
import { type MissingAnswer, type MissingAnswers } from '../../../tools/tool-results.js';
import { type TurnTools } from '../../../tools/turn-tools.js';
import { valueOf } from '../../chance-words.js';

type Narrowing = 'grades' | 'test' | 'rigor' | 'activities';

const SUBJECT: Readonly<Record<Narrowing, string>> = {
  grades: 'Your GPA',
  test: 'An SAT or ACT',
  rigor: 'Your advanced courses',
  activities: 'Your activities and awards',
};
const LACKING: Readonly<Record<Narrowing, string>> = {
  grades: 'your grades',
  test: 'a test score',
  rigor: 'your advanced courses',
  activities: 'your activities',
};
const QUESTION: Readonly<Record<Narrowing, string>> = {
  grades: 'What’s your GPA, even a guess?',
  test: 'Have you taken either one?',
  rigor: 'How many AP courses have you taken?',
  activities: 'Shall I show you where to add them?',
};

export interface MissingInBrief {
  readonly words: readonly Said[];
  /** Null when nothing more would narrow a range. */
  readonly question: string | null;
}

/** What would narrow the ranges most, in two sentences and a question. */
export async function missingInBrief(tools: TurnTools, which = 'They’re'): Promise<MissingInBrief> {
  const missing = await tools.use('missing_answers', {});
  if (!missing.ok) return { words: [], question: null };
  const best = missing.data.steps.find(({ effect }) => effect === 'narrows-ranges');
  if (best === undefined || !isNarrowing(best.answer))
    return { words: ['Your profile has all I can use.'], question: null };
  return {
    words: [
      `${which} wide because I don’t have ${LACKING[best.answer]}.`,
      effectWords(SUBJECT[best.answer], best, missing.data),
    ],
    question: QUESTION[best.answer],
  };
}

const isNarrowing = (answer: MissingAnswer['answer']): answer is Narrowing => answer in SUBJECT;

/** "An SAT or ACT would narrow 17 of your 20 recommended ranges, by about 11 points each." */
export function effectWords(
  subject: string,
  { colleges, points }: MissingAnswer,
  { collegesLookedAt, basedOn }: MissingAnswers,
): Phrase {
  const isAll = valueOf(colleges) === valueOf(collegesLookedAt);
  const kind = basedOn === 'list' ? 'recommended ranges' : 'ranges';
  const whose = basedOn === 'list' ? 'your ' : '';
  const which = isAll
    ? phrase`all ${printed(collegesLookedAt)} of ${whose === '' ? 'the ' : whose}${kind}`
    : phrase`${printed(colleges)} of ${whose}${printed(collegesLookedAt)} ${kind}`;
  return phrase`${subject} would narrow ${which}, by about ${printed(points)} each.`;
}
