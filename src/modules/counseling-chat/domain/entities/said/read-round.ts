import { type Round } from '../entities.js';
import { phrasesIn, type WordView } from '../word-view.js';

const NAMED: ReadonlyMap<string, Round> = new Map<string, Round>([
  ['early decision', 'Early Decision'],
  ['early decision 1', 'Early Decision'],
  ['early decision 2', 'Early Decision'],
  ['ed1', 'Early Decision'],
  ['ed2', 'Early Decision'],
  ['early action', 'Early Action'],
  ['restrictive early action', 'Restrictive Early Action'],
  ['single choice early action', 'Restrictive Early Action'],
  ['rea', 'Restrictive Early Action'],
  ['scea', 'Restrictive Early Action'],
  ['regular decision', 'Regular Decision'],
  ['rolling admission', 'Rolling'],
  ['rolling admissions', 'Rolling'],
  ['rolling', 'Rolling'],
]);
/** Two letters are a round in capitals, or beside a word of applying. */
const LETTERS: ReadonlyMap<string, Round> = new Map<string, Round>([
  ['ed', 'Early Decision'],
  ['ea', 'Early Action'],
  ['rd', 'Regular Decision'],
]);
const BESIDE_ROUNDS = /^(?:ed|ea|rd|apply|applying|applied|do|doing|go|going|vs|or|round|binding|in|via|if)$/;
const MOST_WORDS = 4;

/** The round a message speaks of; the first of several. */
export function readRound(view: WordView): Round | null {
  return (
    phrasesIn(view, MOST_WORDS, (phrase, from) => NAMED.get(phrase) ?? ofLetters(view, phrase, from))[0]
      ?.meaning ?? null
  );
}

function ofLetters(view: WordView, phrase: string, at: number): Round | undefined {
  const round = LETTERS.get(phrase);
  if (round === undefined) return undefined;
  const isBeside =
    BESIDE_ROUNDS.test(view.at(at - 1)) || /^(?:ed|ea|rd|vs|or|round|binding)$/.test(view.at(at + 1));
  return view.token(at)?.isAllCaps === true || isBeside || view.length === 1 ? round : undefined;
}
