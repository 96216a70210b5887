import { type Finding } from '../../reading/finding.js';
import { type SentenceFacts } from '../../reading/measures.js';
import { type Span } from '../../text/manuscript.js';
import { found } from '../found.js';
import { matchesOf, overlaps } from '../places.js';
import { type EssayToJudge } from '../essay-to-judge.js';

const SOME =
  '(?:so many|many|numerous|various|several|countless|different|certain|all kinds of|all sorts of|all types of|a lot of|lots of|a variety of|a wide variety of|a wide range of|a number of|a bunch of|some|other|a few|every kind of|new)';
const ADJECTIVE = '(?:\\p{L}+ (?:and \\p{L}+ )?)??';
const HOLLOW =
  '(?:things?|ways?|activities|experiences|memories|events|challenges|issues|topics|aspects|opportunities|skills|ideas|situations|improvements|tasks|projects|emotions|feelings|changes|difficulties|problems|struggles|benefits|advantages|disadvantages|techniques|causes|beliefs|values|moments|interests|goals|obstacles|types|kinds|factors|reasons|methods|styles|options|lessons|stuff|perspectives|backgrounds|people who|questions|areas|qualities|variables|pieces)';

const FORMS: readonly RegExp[] = [
  new RegExp(`\\b${SOME} ${ADJECTIVE}${ADJECTIVE}${HOLLOW}\\b`, 'giu'),
  /\band (?:other|many other|so many other) \p{L}+(?=[.,;!?])/giu,
  /\bin (?:so many|many|numerous|several|various|different|a lot of|countless)(?: different)? ways\b/giu,
  /\b(?:think|look|see|thinking|looking|seeing|thought|looked|saw)(?: (?:at|about))? (?:things|life|the world|everything)(?: (?:in|from))? (?:a |an )?(?:\p{L}+ )?(?:differently|way|light|lens|perspective|angle)\b/giu,
  /\b(?:was|were|is|are|been) (?:\p{L}+ )?(?:altered|changed|affected|impacted|influenced|improved) in (?:\p{L}+ )?ways\b/giu,
  /\b(?:advantages and (?:its )?disadvantages|pros and cons|ups and downs|good and bad|one way or another)\b/giu,
  /\bget(?:ting)? (?:more )?involved(?: in)?\b|\b(?:always|there is always) something (?:new|that needs|to do|to learn|going on)\b/giu,
  /\b(?:every|each) (?:day|one|person|customer|student|patient) (?:is|was|has|had) (?:different|unique|special|their own|a story|its own)\b[^.!?\n]{0,20}/giu,
  /\b(?:some|all kinds of|interesting|new|different) people\b(?=[.,;!?]|$)/giu,
];

const MOST_TO_SEE = 1;
const MOST_SHOWN = 6;

/** Words for things that stay without a name. A number, a name or something to see in the sentence gives them one. */
export function vagueWords(essay: EssayToJudge, taken: readonly Span[]): Finding[] {
  const hits = FORMS.flatMap((form) => matchesOf(essay.text, form))
    .filter(({ start }) => !essay.isQuoted(start) && isBare(essay.factsAt(start)))
    .filter((hit) => !overlaps(hit, taken))
    .toSorted((a, b) => a.start - b.start);
  const apart = hits.filter((hit, at) => !overlaps(hit, hits.slice(0, at)));
  return found('vague', apart.slice(0, MOST_SHOWN));
}

const isBare = (facts: SentenceFacts | undefined): boolean =>
  facts !== undefined &&
  facts.numbers === 0 &&
  facts.names <= 1 &&
  !facts.hasSpeech &&
  facts.concrete <= MOST_TO_SEE;
