import { type Finding } from '../../reading/finding.js';
import { type SentenceFacts } from '../../reading/measures.js';
import { isAbstract } from '../../reading/word-kinds.js';
import { type Span } from '../../text/manuscript.js';
import { stem } from '../../text/stem.js';
import { EVERYDAY_WORDS } from '../../word-lists/everyday-words.js';
import { FAMOUS } from '../../word-lists/worn-phrases/famous-names.js';
import { RHETORICAL_OPENING, STOCK_OPENINGS } from '../../word-lists/worn-phrases/stock-openings.js';
import { found } from '../found.js';
import { type FindingKind } from '../kinds.js';
import { beginning, matchesOf } from '../places.js';
import { type EssayToJudge } from '../essay-to-judge.js';
import { isGeneral, speaksForEveryone } from '../words/speaks-for-everyone.js';

const SHORTEST = 40;

/** A first sentence that many essays share: at most one of these. */
export function openings(essay: EssayToJudge): Finding[] {
  if (essay.measures.n < SHORTEST) return [];
  for (const opening of [quotation, stockLine, promptAsked, forEveryone, question]) {
    const findings = opening(essay);
    if (findings.length > 0) return findings;
  }
  return [];
}

/** Where the first words are looked for a famous name. */
const WORDS_NEAR_THE_OPENING = 70;
const SHORTEST_QUOTATION = 4;
const QUOTED_AND_ATTRIBUTED =
  /^(?:"[^"]{12,300}"|'[^'\n]{12,300}')[\s,]*(?:[-–—~]|by |said |once said|these (?:words|wise words)|this (?:quote|famous)|as |the words of)/i;
const ATTRIBUTED =
  /\b(?:once|famously) (?:said|wrote)\b|\bfamous(?:ly)? quote\b|\bquote (?:by|from)\b|\bin the (?:\p{L}+ )?words of\b/iu;

function quotation({ text, manuscript }: EssayToJudge): Finding[] {
  const [first, second] = manuscript.sentences;
  if (first === undefined) return [];

  const head = text.slice(0, (second ?? first).end);
  const quote = manuscript.quoted.find(({ start }) => start === first.start);
  const isAttributed = QUOTED_AND_ATTRIBUTED.test(text) || ATTRIBUTED.test(head);
  const isFamous = manuscript.words
    .slice(0, WORDS_NEAR_THE_OPENING)
    .some((word) => FAMOUS.has(word.lower.replace(/'s$/, '')) && /^\p{Lu}/u.test(word.text));

  const isSaying =
    quote !== undefined && /\b(?:saying|quote|proverb|motto|these words|phrase|expression)\b/i.test(head);
  const opensWithQuote =
    quote !== undefined &&
    (isAttributed || isFamous || isSaying) &&
    text.slice(quote.start, quote.end).split(/\s+/).length >= SHORTEST_QUOTATION;
  const borrows = isAttributed && (isFamous || quote !== undefined || head.includes('"'));
  return opensWithQuote || borrows ? found('opening-quotation', beginning(first, 10)) : [];
}

type StockOpening = (typeof STOCK_OPENINGS)[number];

function stockLine(essay: EssayToJudge): Finding[] {
  for (const opening of STOCK_OPENINGS) {
    const [hit] = stockHits(essay, opening);
    if (hit === undefined || isOwnOpening(essay, opening.name, hit)) continue;
    return found(`opening-${opening.name}` as FindingKind, [hit]);
  }
  return [];
}

/** A definition and talk about writing may also stand in the second sentence. */
const MAY_COME_SECOND = ['dictionary', 'meta', 'worn'];
const MAY_COME_LATER = /^(?:ever since|for as long|all my life|throughout my)/;

function stockHits({ phrases, text, manuscript }: EssayToJudge, { name, lines }: StockOpening): Span[] {
  const [first, second] = manuscript.sentences;
  if (first === undefined) return [];

  const mayComeSecond = MAY_COME_SECOND.includes(name);
  const range = { start: first.start, end: (mayComeSecond ? (second ?? first) : first).end };
  return phrases
    .anywhere(lines, range)
    .filter(
      ({ start, end }) =>
        mayComeSecond ||
        start <= first.start + 2 ||
        (name === 'since-young' && MAY_COME_LATER.test(text.slice(start, end).toLowerCase())),
    );
}

const BEGINS = /(?:^|[.!?"'\n])\s*$/;
const INTRODUCES = /\b(?:my name is|hello|hi|hey|dear|i am an?|i'm an?)\b/i;
const NAMES = /\bmy name is\b/i;

/** The phrase stands there, but the sentence is the student's own. */
function isOwnOpening({ text, facts }: EssayToJudge, name: string, hit: Span): boolean {
  const [first] = facts;
  if (first === undefined) return false;
  const lead = hit.start - first.sentence.start;
  const phrase = text.slice(hit.start, hit.end);

  if (name === 'sweeping') return (first.firstPerson > 0 && lead > 3) || first.numbers + first.names > 0;
  if (name === 'name') return !INTRODUCES.test(phrase) || (NAMES.test(phrase) && lead > 2);
  if (name === 'prompt-echo') return lead > 4 || first.hasSpeech;
  // "Crack!" opens; "a bin with a crack" does not.
  if (name === 'worn' && !phrase.includes(' ')) return !BEGINS.test(text.slice(0, hit.start));
  return false;
}

const PROMPT_ASKED = { words: 3, share: 0.7 };

/** The first sentence is the prompt's own question. */
function promptAsked({ manuscript, brief }: EssayToJudge): Finding[] {
  const [first] = manuscript.sentences;
  if (first === undefined || first.isSpoken || !ASKS.test(first.text)) return [];
  const asked = new Set(
    brief.prompt
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .map(stem),
  );
  const own = first.words.filter(({ lower }) => !EVERYDAY_WORDS.has(lower)).map(({ lower }) => stem(lower));
  const echoed = own.filter((word) => asked.has(word)).length;
  const isEcho = echoed >= PROMPT_ASKED.words && echoed >= PROMPT_ASKED.share * own.length;
  return isEcho ? found('opening-prompt-echo', beginning(first, 12)) : [];
}

const GENERAL = { fewestWords: 4, mostToSee: 1 };
const IS = /^\p{L}+(?: \p{L}+){0,6}? (?:is|are|isn't|aren't|has|have|means|takes|teaches|brings|makes)\b/iu;
/** It speaks of a thing the reader is shown. */
const POINTS = /^(?:my|this|that|these|those|he|she|it|they|his|her|our|their|here|there (?:is|are) an?)\b/iu;
const A_WORD_ALONE = 2;

function forEveryone({ facts: [first, second] }: EssayToJudge): Finding[] {
  if (first === undefined) return [];
  const [word] = first.sentence.words;
  const isBigWord =
    first.sentence.words.length <= A_WORD_ALONE && word !== undefined && isAbstract(word.lower);
  if (
    speaksForEveryone(first) ||
    isGeneralClaim(first) ||
    (isBigWord && second !== undefined && isGeneral(second))
  ) {
    return found('opening-sweeping', beginning(first.sentence, 7));
  }
  return [];
}

/** "Fashion is …": true of anyone, and nothing to see. */
function isGeneralClaim(facts: SentenceFacts): boolean {
  const { sentence, concrete, hasSpeech } = facts;
  return (
    isGeneral(facts) &&
    !hasSpeech &&
    concrete <= GENERAL.mostToSee &&
    sentence.words.length >= GENERAL.fewestWords &&
    !/[?]$/.test(sentence.text.trim()) &&
    !POINTS.test(sentence.text) &&
    IS.test(sentence.text) &&
    !/\b(?:was|were|had|did)\b/iu.test(sentence.text)
  );
}

const ASKS = /\?["']?\s*$/;

function question({ phrases, manuscript }: EssayToJudge): Finding[] {
  const [first] = manuscript.sentences;
  if (first === undefined || first.isSpoken || !ASKS.test(first.text)) return [];
  if (manuscript.quoted.some(({ start }) => start === first.start)) return [];

  const [hit] = phrases.outsideSpeech(RHETORICAL_OPENING, first);
  const asksTheReader = first.words.some(({ lower }) => lower === 'you' || lower === 'your');
  return asksTheReader || (hit !== undefined && hit.start < first.start + 3)
    ? found('opening-question', beginning(first, 12))
    : [];
}

const BORROWED =
  /\b(?:as )?((?:\p{Lu}[\p{L}.]+ ){0,2}\p{Lu}\p{L}+) (?:once|famously) (?:said|wrote|stated)\b|\bAs (?:the )?(?:\p{L}+ ){0,4}?\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ (?:said|wrote|put it|says), ["'“‘]/gu;

/** A famous line inside the essay. */
export const borrowedQuotes = ({ text }: EssayToJudge): Finding[] =>
  found('borrowed-quote', matchesOf(text, BORROWED));
