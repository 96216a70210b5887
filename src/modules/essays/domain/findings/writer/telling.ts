import { type Finding } from '../../reading/finding.js';
import { type SentenceFacts } from '../../reading/measures.js';
import { type Span } from '../../text/manuscript.js';
import {
  FEELINGS,
  JUDGMENTS,
  MILD_JUDGMENTS,
  STRONG_FEELINGS,
} from '../../word-lists/vivid-words/feelings.js';
import { found } from '../found.js';
import { matchesOf, overlaps } from '../places.js';
import { type EssayToJudge } from '../essay-to-judge.js';

const LOUD =
  '(?:very|so|really|extremely|incredibly|truly|quite|such|too|always|completely|totally|deeply|a lot of)';
const LOUDER = `(?:(?:${LOUD}|pretty|both|just|also|often) )*`;
const FELT = '(?:was|were|felt|feel|am|became|been|got|get)';
/** "I was sad" is how people speak; louder, stronger or doubled it stands in for a picture. */
const FEELING = `(?:${LOUDER}(?:${STRONG_FEELINGS})|(?:a |an )?${LOUD} (?:a lot of )?(?:${FEELINGS})|(?:${FEELINGS}),? (?:and|but) (?:${LOUD} )?(?:${FEELINGS}))`;
const JUDGMENT = `(?:an? |one of the )?(?:${LOUDER}(?:\\p{L}+ and )?(?:${JUDGMENTS})|${LOUD} (?:\\p{L}+ and )?(?:${MILD_JUDGMENTS})|(?:${MILD_JUDGMENTS}) (?:and|but) (?:${LOUD} )?(?:${MILD_JUDGMENTS}|${JUDGMENTS}))`;
/** After it no thing is named: "a nice name" is about the name. */
const OF_NO_THING =
  '(?: (?:experience|experiences|process|time|times|journey|situation|thing|things|moment|moments|feeling|part|period|year|day)\\b|(?=[.,;!?]|\\s+(?:and|but|because|for|to|when|that|with|in|at|on|of|or|so|both)\\b))';
/** Anything but the writer. */
const EVENT = "(?<!\\p{L})(?!i\\b|i'm\\b|we\\b)\\p{L}[\\p{L}']*(?: \\p{L}+){0,4}?";
const QUALITIES =
  '(?:dedication|perseverance|determination|responsibility|communication|organization|patience|discipline|commitment|courage|strength|effort|work|time|energy|sacrifice|practice|teamwork|confidence)';

/** The next sentence seldom shows what makes someone the kindest. */
const SUPERLATIVE =
  /\b(?:is|was) (?:one of )?the (?:most|kindest|sweetest|strongest|bravest|hardest|best|greatest|smartest|funniest|nicest)(?: \p{L}+){0,4} (?:person|people|man|woman|human|role model) (?:that )?(?:i|we|anyone)\b[^.!?\n]{0,24}/giu;

const FORMS: readonly RegExp[] = [
  new RegExp(`\\b(?:i|we|i've|i'd|i'm)(?: \\p{L}+){0,2}? ${FELT} ${FEELING}\\b`, 'giu'),
  new RegExp(`\\b(?:made|makes|make|left|leaves) (?:me|us) (?:feel )?${FEELING}\\b`, 'giu'),
  new RegExp(`\\b${EVENT} (?:was|is|has been|were|can be|could be) ${JUDGMENT}\\b${OF_NO_THING}`, 'giu'),
  new RegExp(
    `\\b(?:takes?|took|requires?|required|needs?|needed|with) (?:a lot of |a great deal of |so much |lots of |great |hard )?${QUALITIES}(?:,? (?:and )?${QUALITIES}){1,3}\\b`,
    'giu',
  ),
  SUPERLATIVE,
  /\b(?:i|we) (?:used|use|applied|relied on) (?:my|our) \p{L}+(?: \p{L}+)? skills\b[^.,;!?\n]{0,40}/giu,
  /\b(?:taught|teaches|showed|shows|has taught|have taught) me (?:about )?(?:the (?:importance|value|meaning|power) of (?:\p{L}+ ){0,2}\p{L}+|(?:\p{L}+, )*\p{L}+ and \p{L}+)\b/giu,
  /\bmade me (?:a )?(?:much |far )?(?:more|better|stronger)(?: \p{L}+)?(?:, (?:and )?(?:more )?\p{L}+)*(?:,? and (?:more )?\p{L}+)?\b/giu,
  /\beverything (?:worked|turned) out\b|\b(?:solved|fixed|overcame|handled|resolved) the (?:problem|problems|issue|situation|challenge|conflict)\b|\b(?:was|were|being|turned out to be) an? (?:\p{L}+ )?success\b|\bcame to an? (?:\p{L}+ )?(?:compromise|agreement|solution)\b|\bcame up with (?:a|some|the|an) (?:\p{L}+ )?(?:solutions?|ideas?|plans?|improvements?)\b/giu,
  /\b(?:instilled|gave|given|brought|sparked|ignited|fueled|boosted|built|developed) (?:in )?(?:me|my) (?:with )?(?:a |an |the )?(?:\p{L}+ ){0,2}?(?:sense|confidence|creativity|love|passion|interest|curiosity|joy|happiness|hope|strength|appreciation|courage|discipline|values?|work ethic|self-esteem|character)\b(?: of (?:\p{L}+ )?\p{L}+)?/giu,
  /\b(?:one of )?the (?:biggest|hardest|greatest|most \p{L}+|toughest) (?:struggles?|challenges?|obstacles?|moments?|parts?|things|experiences?|times?|accomplishments?|decisions?) (?:of|in|i)\b(?: my)?(?: \p{L}+){0,2}/giu,
  /\b(?:really |deeply )?(?:hurt|affected|impacted|damaged|boosted) (?:me|my (?:self-esteem|confidence|feelings|mental health))(?: \p{L}+){0,4}?(?=[.,;!?])/giu,
  /\b(?:people|others|those) who (?:did not|didn't|have not|haven't|don't|do not|never) [^.!?\n]{4,40}(?:cannot|can't|don't|do not|will never) (?:understand|know|imagine)\b/giu,
  /\b(?:really |truly |honestly )?(?:made|got|makes) me (?:really |truly )?(?:think|thinking|reflect|feel something)\b(?=[.,;!?]| about (?:life|things|everything|who))/giu,
  /\b(?:was|came as|is) (?:a |an )(?:huge|big|real|total|complete|great|major) (?:shock|surprise|relief|disappointment|blow|wake-up call|challenge|struggle|problem)\b/giu,
  /\b(?:felt|feel|feeling) (?:like|as if|as though) (?:an? (?:outsider|failure|fraud|burden|stranger|imposter|loser|nobody|different person)|i (?:did not|didn't|don't) (?:belong|fit in|matter))\b/giu,
  /\bi have always (?:been|had|loved|wanted|enjoyed)\b(?: (?:a|an|so|very|really))?(?: \p{L}+){0,3}/giu,
];

const MOST_TO_SEE = 1;
const MOST_SHOWN = 8;

/** A feeling or a judgment by its name, where neither its own sentence nor the next one shows anything. */
export function telling(essay: EssayToJudge, taken: readonly Span[]): Finding[] {
  if (essay.isShort && !essay.isStory && essay.measures.n < SHORTEST) return [];
  const hits = FORMS.flatMap((form) =>
    matchesOf(essay.text, form).filter(({ start }) => !isShown(essay, start, form !== SUPERLATIVE)),
  )
    .filter(({ start }) => !essay.isQuoted(start))
    .map((hit) => withoutJoint(essay.text, hit))
    .filter((hit) => !overlaps(hit, taken))
    .toSorted((a, b) => a.start - b.start);
  return found('telling', apart(hits).slice(0, MOST_SHOWN));
}

const SHORTEST = 40;

function isShown({ facts, factsAt }: EssayToJudge, at: number, byTheNext: boolean): boolean {
  const here = factsAt(at);
  if (here === undefined) return true;
  const next = facts[here.sentence.index + 1];
  return (
    hasPicture(here) ||
    (byTheNext &&
      next !== undefined &&
      next.sentence.paragraph === here.sentence.paragraph &&
      next.isAnchored)
  );
}

const hasPicture = ({ names, numbers, hasSpeech, concrete }: SentenceFacts): boolean =>
  hasSpeech || numbers > 0 || names > 1 || concrete > MOST_TO_SEE;

const JOINT = /^(?:and|but|so|because|that|when|while|since|although) /iu;

/** "And it was stressful" is quoted from "it". */
const withoutJoint = (text: string, { start, end }: Span): Span => ({
  start: start + (JOINT.exec(text.slice(start, end))?.[0].length ?? 0),
  end,
});

function apart(hits: readonly Span[]): Span[] {
  const kept: Span[] = [];
  for (const hit of hits) if (!overlaps(hit, kept)) kept.push(hit);
  return kept;
}
