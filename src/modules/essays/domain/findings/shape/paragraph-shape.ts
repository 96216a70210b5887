import { type Finding } from '../../reading/finding.js';
import { type Paragraph } from '../../text/manuscript.js';
import { found } from '../found.js';
import { beginning } from '../places.js';
import { type EssayToJudge } from '../essay-to-judge.js';

const USUAL_LIMIT = 650;
const LONG_LIMIT = 400;
const LARGEST_BLOCK = 220;
/** A shorter answer may stand in one piece a little longer. */
const LARGEST_BLOCK_OF_A_SHORT_ANSWER = 270;
const LARGEST_PARAGRAPH = 260;

/** Everything in one paragraph, or one paragraph that does not end. */
export function paragraphShape({ manuscript, measures, brief }: EssayToJudge): Finding[] {
  const { paragraphs, sentences } = manuscript;
  if (paragraphs.length === 1) {
    const isLongAnswer = (brief.maxWords ?? USUAL_LIMIT) >= LONG_LIMIT;
    const largest = isLongAnswer ? LARGEST_BLOCK : LARGEST_BLOCK_OF_A_SHORT_ANSWER;
    return measures.n >= largest ? found('one-block', beginning(sentences[0]), { words: measures.n }) : [];
  }

  const big = paragraphs.find((paragraph) => wordsOf(paragraph) >= LARGEST_PARAGRAPH);
  return big === undefined
    ? []
    : found('long-paragraph', beginning(big.sentences[0]), { words: wordsOf(big) });
}

const wordsOf = ({ sentences }: Paragraph): number =>
  sentences.reduce((sum, { words }) => sum + words.length, 0);
