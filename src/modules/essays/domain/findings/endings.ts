import { type Finding } from '../reading/finding.js';
import { CONCLUSIONS, FORMULAIC_ENDINGS } from '../word-lists/endings.js';
import { found } from './found.js';
import { isIn } from './places.js';
import { type EssayToJudge } from './essay-to-judge.js';

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

  return [...found('formula-ending', formulas.slice(0, MOST_SHOWN)), ...found('formula-ending', conclusions)];
}

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
