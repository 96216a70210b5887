import { inManyEssays } from '../../learned/likeness.js';
import { type SentenceFacts } from '../../reading/measures.js';
import { type Span } from '../../text/manuscript.js';
import { stretch } from '../places.js';
import { type EssayToJudge } from '../essay-to-judge.js';

const WORDS_SHOWN = 12;
const LONGEST = 30;
const SHORTEST = 4;
const CLOSING = 0.8;
const MOST_TO_SEE = 1;
/** A rule of one trade has the shape of a lesson too: "You have to hit it on the side." */
const LIKELY = 0.5;

const LEAD =
  '(?:and |but |so |because |that |in the end,? |in conclusion,? |after all,? |at the end of the day,? |i (?:now )?(?:know|believe|learned|realized|understand|think) (?:that )?|(?:\\p{L}+ ){1,4}(?:has )?(?:taught|showed|shown) me (?:that )?)*';
/** Whoever it is said to, it is true of anyone. */
const OF_ANYONE =
  "(?:you|your|you're|we (?:all|must|should|need|can|cannot|can't|often|never|always|only|have to|are all|learn|grow)|our|one must|one should|people|everyone|everybody|no one|nobody|life|the world|sometimes|if (?:you|we|people|everyone)|when (?:you|we|people)|it(?:'s| is) (?:ok|okay|important|never too|always|better|possible|not about|all about|the little|the small)|it takes|there (?:is|are) (?:no|nothing|always|more|never|only)|(?:success|failure|happiness|leadership|confidence|courage|hard work|kindness|love|growth|change|friendship|family|education|knowledge|perseverance|children|kids|home|the earth|our planet) (?:is|are|isn't|aren't|comes|means|takes|requires)|never|always|nothing|anything|everything|no matter|what matters|even the|(?:every|each) (?:person|one|human|life|dream|problem|student|job|moment|failure|challenge)|the (?:only|best|most|key|secret|hardest|important|real|true)|being (?:a|an|different|kind)|don't|do not|be the|you've)";
const FORM = new RegExp(`^["']?${LEAD}${OF_ANYONE}\\b`, 'iu');
const PAST =
  /\b(?:was|were|had|did|went|said|came|took|saw|knew|thought|felt|got|made|(?!succeed\b|proceed\b|exceed\b|indeed\b|hundred\b)\p{L}{3,}ed)\b/iu;
const BENT =
  /\b(?:be|been|being|is|are|gets?|feels?|need(?:s)? to be|get) (?:\p{L}+ )?\p{L}+ed\b|\b(?:i )?(?:learned|realized|taught|showed)\b/giu;
const SHIFT =
  /\b(?:can|should|must|need|needs|is|are|matters?|makes?|takes?|have|has|will|get|gets|do|does|don't|isn't|know|knows|find|wants?|never|always|could|would)\b/iu;

/**
 * Lessons by their shape: said of anyone, in the present, with nothing in them that anyone could see. Near the end any such
 * sentence is one; before it, only where it stands by itself.
 */
export function generalTruths(essay: EssayToJudge): Span[] {
  const from = essay.text.length * CLOSING;
  return essay.told
    .filter(
      (facts) =>
        isGeneral(facts) &&
        inManyEssays(facts) >= LIKELY &&
        (facts.sentence.start >= from || standsAlone(facts)),
    )
    .flatMap(({ sentence }) => stretch(sentence.words.slice(0, WORDS_SHOWN)));
}

function isGeneral({ sentence, numbers, names, hasSpeech, concrete }: SentenceFacts): boolean {
  const { words, text } = sentence;
  if (words.length < SHORTEST || words.length > LONGEST) return false;
  if (numbers + names > 0 || hasSpeech || concrete > MOST_TO_SEE) return false;
  if (/\?["']?$/.test(text.trim())) return false;
  const rest = text.replace(BENT, ' ');
  return FORM.test(text) && !ABOUT_ME.test(text.replace(LESSON, '')) && !PAST.test(rest) && SHIFT.test(text);
}

const LESSON =
  /\b(?:i (?:now )?(?:know|believe|learned|realized|understand|think)|(?:taught|showed|shown) me|i have learned)\b/iu;
const ABOUT_ME = /\b(?:i|me|my|mine|i'm|i've|i'd|i'll)\b|^you should know\b/iu;

/** It leans on what stands before it. */
const OWN =
  /\b(?:he|she|him|her|his|they|them|their|here)\b|^(?:this|that|these|those)\b|\bthis[.!]|\b(?:no one|nobody|everyone|everybody) but\b/iu;

const standsAlone = ({ sentence, firstPerson }: SentenceFacts): boolean =>
  firstPerson === 0 && !OWN.test(sentence.text);
