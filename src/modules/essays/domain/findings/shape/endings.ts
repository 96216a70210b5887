import { type Finding } from '../../reading/finding.js';
import { type Span } from '../../text/manuscript.js';
import { CONCLUSIONS, FORMULAIC_ENDINGS } from '../../word-lists/worn-phrases/endings.js';
import { found } from '../found.js';
import { isIn, overlaps, stretch } from '../places.js';
import { type EssayToJudge } from '../essay-to-judge.js';

const SHORTEST = 60;
const WORDS_OF_THE_ENDING = 48;
const MOST_SHOWN = 2;
const THINGS_OF_A_SCENE = 3;
/** "In conclusion" before this share of the text concludes something else. */
const LATE = 0.55;

/** Last sentences that many essays share. */
export function endings(essay: EssayToJudge): Finding[] {
  const formulas = formulaicEndings(essay);
  const conclusions = essay.phrases
    .outsideSpeech(CONCLUSIONS)
    .filter(({ start }) => start > essay.text.length * LATE)
    .filter((hit) => !formulas.some((formula) => isIn(hit, formula) && hit.end <= formula.end));

  const hopes = bareHopes(essay).filter((hope) => !overlaps(hope, formulas));
  return [
    ...(formulas.length > 0
      ? found('formula-ending', [...formulas.slice(0, MOST_SHOWN), ...hopes])
      : found('hopeful-ending', hopes)),
    ...found('formula-ending', conclusions),
  ];
}

const LOOKS_AHEAD =
  /\b(?:i|we)(?:'ll| will|'m| am| hope| plan| look forward| can't wait| cannot wait| know| believe| would be| look) \b|\bwhatever\b|\btogether,? we\b|\b(?:can't|cannot) wait\b/iu;
const LARGE_WORDS =
  /\b(?:college|campus|university|school|future|life|world|dreams?|journey|career|goals?|chapter|years|class of|endeavors?|success|succeed|person|difference|tomorrow|community|potential|skills|passion|lessons?|beyond|opportunit\p{L}+|achieve|grow|anything|honored|ready)\b/iu;
const WORDS_OF_A_HOPE = 12;
const LAST_SENTENCES = 2;

/** A hope in large words, with nothing in it from the story. */
const bareHopes = ({ told, isAboutCollege, mentions }: EssayToJudge): Span[] =>
  told
    .slice(-LAST_SENTENCES)
    .filter(
      ({ concrete, numbers, names, hasSpeech }) =>
        concrete <= 1 &&
        !hasSpeech &&
        (isAboutCollege || mentions.length > 0 ? numbers <= 1 && names <= 3 : numbers + names === 0),
    )
    .filter(({ sentence }) => LOOKS_AHEAD.test(sentence.text) && LARGE_WORDS.test(sentence.text))
    .flatMap(({ sentence }) => stretch(sentence.words.slice(0, WORDS_OF_A_HOPE)));

function formulaicEndings({ phrases, manuscript, measures, factsAt, isAboutCollege }: EssayToJudge) {
  if (measures.n < SHORTEST) return [];
  const start = manuscript.words[Math.max(0, measures.n - WORDS_OF_THE_ENDING)]?.start ?? 0;

  return phrases.outsideSpeech(FORMULAIC_ENDINGS, { start }).filter((hit) => {
    const facts = factsAt(hit.start);
    if (facts === undefined) return false;
    const isOwn = facts.concrete >= THINGS_OF_A_SCENE || (facts.names > 0 && !isAboutCollege);
    return !isOwn;
  });
}
