import { type Manuscript } from '../../text/manuscript.js';
import { AGREEMENT_RULES } from './agreement-rules.js';
import { type GrammarRule } from './grammar-rule.js';
import { GRAMMAR_RULES } from './grammar-rules.js';
import { LEARNER_RULES } from './learner-rules.js';
import { LOOKALIKE_RULES } from './lookalike-rules.js';
import { MARKS_AND_CAPITALS_RULES } from './marks-and-capitals-rules.js';
import { ONE_OR_SEVERAL_RULES } from './one-or-several-rules.js';
import { SENTENCE_RULES } from './sentence-rules.js';
import { SOUND_ALIKE_RULES } from './sound-alike-rules.js';
import { type Slip } from '../slip.js';

export const WORDED_RULES: readonly GrammarRule[] = [
  ...GRAMMAR_RULES,
  ...ONE_OR_SEVERAL_RULES,
  ...SOUND_ALIKE_RULES,
  ...MARKS_AND_CAPITALS_RULES,
  ...AGREEMENT_RULES,
  ...LEARNER_RULES,
  ...LOOKALIKE_RULES,
  ...SENTENCE_RULES,
];

/** The slips that their words give away. */
export const wordedSlips = ({ text }: Manuscript): Slip[] =>
  WORDED_RULES.flatMap((rule) => [...text.matchAll(rule.find)].map((match) => slipFrom(rule, match)));

function slipFrom(
  { id, kind = 'grammar', note, fix, weight = 1 }: GrammarRule,
  match: RegExpExecArray,
): Slip {
  const [whole, ...groups] = match;
  // A group that took no part is undefined, though its type does not say so.
  const found = groups.find(Boolean) ?? whole;
  const start = match.index + whole.indexOf(found);
  return {
    rule: id,
    kind,
    start,
    end: start + found.length,
    note,
    fix: fix === undefined ? undefined : cased(typeof fix === 'function' ? fix(found) : fix, found),
    weight,
  };
}

/** With a capital where the slip has one. */
const cased = (fix: string, found: string): string =>
  /^\p{Lu}/u.test(found) ? fix.charAt(0).toUpperCase() + fix.slice(1) : fix;
