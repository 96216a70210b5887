import { type Category } from '../review/category.js';
import { type Anchor, type LineComment } from '../review/review.js';
import { type JudgedKind, type ProposedComment } from './model-answer.js';
import { type PlaceFinder, touch } from './quoted-places.js';
import { type SaidWell } from './said-well.js';

/** More are not looked at. */
const MOST_PROPOSED = 12;

export type DropReason = 'quote-not-in-essay' | 'not-a-question' | 'not-said-well' | 'said-already';

/** How many comments of a model were dropped, by reason. */
export type Dropped = Record<DropReason, number>;

export interface Checks {
  find: PlaceFinder;
  isSaidWell: SaidWell;
  /** Places that have a comment already. */
  taken: readonly Anchor[];
}

export interface SoundComments {
  comments: LineComment[];
  dropped: Dropped;
  /** More were wrong than right: the whole answer is not to be trusted. */
  areMostlyWrong: boolean;
}

export function soundComments(proposed: readonly ProposedComment[], checks: Checks): SoundComments {
  const comments: LineComment[] = [];
  const dropped: Dropped = {
    'quote-not-in-essay': 0,
    'not-a-question': 0,
    'not-said-well': 0,
    'said-already': 0,
  };
  const considered = proposed.slice(0, MOST_PROPOSED);
  for (const one of considered) {
    const checked = check(one, { ...checks, taken: [...checks.taken, ...comments] });
    if (typeof checked === 'string') dropped[checked] += 1;
    else comments.push(checked);
  }
  const wrong = dropped['quote-not-in-essay'] + dropped['not-a-question'] + dropped['not-said-well'];
  return { comments, dropped, areMostlyWrong: wrong > considered.length / 2 };
}

function check(proposed: ProposedComment, { find, isSaidWell, taken }: Checks): LineComment | DropReason {
  const place = find(proposed.quote, proposed.paragraphIndex);
  if (place === null) return 'quote-not-in-essay';
  const question = proposed.question.trim();
  if (!question.endsWith('?')) return 'not-a-question';
  if (!isSaidWell(proposed.observation) || !isSaidWell(question)) return 'not-said-well';
  if (taken.some((other) => touch(other, place))) return 'said-already';
  return {
    ...place,
    kind: proposed.kind,
    category: CATEGORY_OF[proposed.kind] ?? 'THEMATIC_DEVELOPMENT',
    tone: 'question',
    message: proposed.observation.trim(),
    suggestion: question,
    why: '',
    alsoAt: [],
  };
}

const CATEGORY_OF: Partial<Record<JudgedKind, Category>> = {
  opening: 'STRUCTURE_FLOW',
  ending: 'STRUCTURE_FLOW',
  gap: 'STRUCTURE_FLOW',
  'off-prompt': 'MEANINGFUL_TOPIC',
  'other-focus': 'MEANINGFUL_TOPIC',
  'trait-claim': 'STRENGTHS_DISPLAYED',
  'vague-impact': 'STRENGTHS_DISPLAYED',
  cliche: 'ORIGINALITY_VOICE',
  tone: 'ORIGINALITY_VOICE',
};
