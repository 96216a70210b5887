import { type Span } from '../../text/manuscript.js';
import { likeExcuse } from '../../learned/likeness.js';
import { beginning, matchesOf, overlaps } from '../places.js';
import { sentencesLike } from '../sentences-like.js';
import { type EssayToJudge } from '../essay-to-judge.js';

const IN_CHARGE =
  '(?:teachers?|coach|coaches|counselors?|principal|professors?|tutor|boss|manager|referees?|refs?|judges?|director|advisor|mr\\.? \\p{L}+|mrs\\.? \\p{L}+|ms\\.? \\p{L}+)';
const FAILS =
  "(?:did not|didn't|does not|doesn't|do not|don't|never|would not|wouldn't|refused to|refuses to|could not|couldn't|can not|can't)";
const OWED =
  '(?:like|teach|explain|help|care|give|let|bother|listen|believe|support|understand|answer|prepare|appreciate|notice)';

const FORMS: readonly RegExp[] = [
  new RegExp(
    `\\b${IN_CHARGE}\\b(?: \\p{L}+){0,6}? ${FAILS} (?:really |even |ever |just )?${OWED}(?= me\\b| us\\b| him\\b| her\\b| the\\b| anything| any\\b| at all|\\.|,| it\\b| about| students| you\\b| stuff| like)`,
    'giu',
  ),
  new RegExp(
    `\\b${IN_CHARGE}\\b(?: \\p{L}+){0,5}? (?:just |simply |only |clearly |obviously |always )+(?:had it (?:in|out)|expected|picked on|favored|hated|disliked|gave up on|ignored|puts? up|reads?|sits?|assumed|graded|marked)\\b`,
    'giu',
  ),
  /\b(?:had|has|have) (?:it (?:in|out)|something against|a grudge against) (?:for )?(?:me|us)\b|\b(?:tough|hard|harsh|strict|unfair|unreasonable) (?:graders?|grading|teachers?)\b|\bpick(?:ed|s|ing) on me\b|\b(?:unfairly|unjustly)\b/giu,
  /\b(?:not|n't|none of (?:it|this) (?:is|was)) (?:\p{L}+ ){0,3}my (?:own )?fault\b|\bthrough no fault\b|\bfault of (?:the|my)\b|\bblame (?:it |this )?on\b/giu,
  /\bif (?:i|we|only i|only we)(?: had|'d| would have)? (?:had|gotten|been given|have had) (?:a |an |the |mrs?\.? |ms\.? |better |more |another |different |enough )/giu,
  /\b(?:was|were|is|it's)(?: not|n't) like (?:i|we|you) (?:could|can|had|have)\b|\b(?:nothing|not much|not a lot) (?:else )?(?:i|we|you) could (?:really )?(?:do|have done)\b|\bhad no (?:other )?choice\b|\bcan you (?:really )?blame\b|\bwhat (?:else )?(?:was|were) (?:i|we) supposed to\b|\bcouldn't help it\b/giu,
  /\b(?:anyone|anybody|everyone|everybody|most people|any kid|any teenager) (?:else |my age |in my (?:place|position|shoes|situation) )+(?:would|could|might)(?: have|'ve)?\b|\bwho wouldn't\b/giu,
  /\b(?:threw|throws|messed|messes|screwed) (?:me|us|everyone|everybody|it|everything|that) (?:all )?(?:off|up)\b|\bnever (?:taught|prepared) us\b|\bwe never (?:learned|got taught|covered|were taught)\b|\b(?:hard|impossible|difficult) to get (?:people|anyone|anybody|them|everyone) to\b/giu,
  /\b(?:grades?|gpa|scores?|transcript|c's|d's|it|they|that)\b[^.!?;\n]{0,30}\b(?:does|do|did|doesn|don|didn)(?: not|'t|n't) (?:really |truly |fully |accurately )?(?:reflect|represent|show (?:it|who|what|how|me|my)|define|do me justice)\b[^.!?;\n]{0,50}\b(?:because|since|as|due to)\b/giu,
];

const SURE = 0.5;
const WORDS_SHOWN = 12;

/** Where somebody or something else is made to answer for what happened. */
export function excuses(essay: EssayToJudge): Span[] {
  const said = FORMS.flatMap((form) => matchesOf(essay.text, form)).filter(
    ({ start }) => !essay.isQuoted(start),
  );
  const others = sentencesLike(essay, likeExcuse, SURE)
    .filter(({ sentence }) => !overlaps(sentence, said))
    .flatMap(({ sentence }) => beginning(sentence, WORDS_SHOWN));
  return [...said, ...others];
}
