import { type Finding } from '../../reading/finding.js';
import { type Span } from '../../text/manuscript.js';
import { CLICHES } from '../../word-lists/worn-phrases/cliches.js';
import { PLATITUDES } from '../../word-lists/worn-phrases/platitudes.js';
import { found } from '../found.js';
import { generalTruths } from './general-truths.js';
import { overlaps } from '../places.js';
import { type EssayToJudge } from '../essay-to-judge.js';

/** A turn in a sentence with so many things is a scene that says something. */
const THINGS_OF_A_SCENE = 4;

/** Lessons that almost anyone could write. A number or a name in the sentence makes them the student's own. */
export const platitudeHits = ({ phrases, factsAt }: EssayToJudge): Span[] =>
  phrases.outsideSpeech(PLATITUDES).filter((hit) => {
    const facts = factsAt(hit.start);
    return facts !== undefined && facts.numbers + facts.names === 0;
  });

/** `edges`: the stock openings and endings, which are findings of their own. */
export function platitudes(essay: EssayToJudge, edges: readonly Span[]): Finding[] {
  const cliches = essay.phrases.outsideSpeech(CLICHES);
  const isPartOfCliche = (hit: Span): boolean =>
    overlaps(
      hit,
      cliches.filter((cliche) => lengthOf(cliche) >= lengthOf(hit)),
    );

  const lessons = platitudeHits(essay).filter((hit) => !isTurnOfScene(essay, hit));
  const truths = generalTruths(essay).filter((truth) => !overlaps(truth, lessons));
  return found(
    'platitude',
    [...lessons, ...truths].filter((hit) => !isPartOfCliche(hit) && !overlaps(hit, edges)),
  );
}

function isTurnOfScene({ factsAt }: EssayToJudge, hit: Span): boolean {
  const facts = factsAt(hit.start);
  return facts !== undefined && facts.isTurn && facts.concrete >= THINGS_OF_A_SCENE;
}

const lengthOf = ({ start, end }: Span): number => end - start;
