import { type Manuscript, type Paragraph, type Sentence } from '../text/manuscript.js';
import { type Slip } from './slip.js';

const BEGINS_SMALL_ON_PURPOSE = /^(?:iphone|ipad|ebay|i|i'\w+)$/i;
const END_MARK = /[.!?…:"')\]\u2014-]$/;
/** A shorter last line may be a heading or a signature. */
const SHORTEST_UNENDED_WORDS = 6;
const WORDS_QUOTED = 3;
/** Far enough back to see over the blank lines between two sentences. */
const LOOK_BACK = 40;

/** Sentences without a capital, and paragraphs without an end mark. */
export const sentenceEdges = (manuscript: Manuscript): Slip[] => [
  ...manuscript.sentences.flatMap((sentence) => smallBeginning(manuscript.text, sentence)),
  ...manuscript.paragraphs.flatMap(missingEndMark),
];

function smallBeginning(text: string, { words }: Sentence): Slip[] {
  const [first] = words;
  if (first === undefined || !/^\p{Ll}/u.test(first.text) || BEGINS_SMALL_ON_PURPOSE.test(first.text))
    return [];

  const before = text.slice(Math.max(0, first.start - LOOK_BACK), first.start).trimEnd();
  const followsAnEnd = before === '' || /[.!?]$/.test(before);
  if (!followsAnEnd || before.endsWith('...')) return [];
  return [
    {
      rule: 'sentence-capital',
      kind: 'punctuation',
      start: first.start,
      end: first.end,
      note: 'begins a sentence without a capital',
      weight: 0.7,
    },
  ];
}

function missingEndMark({ sentences }: Paragraph): Slip[] {
  const last = sentences.at(-1);
  if (last === undefined || last.words.length < SHORTEST_UNENDED_WORDS) return [];
  if (END_MARK.test(last.text.trimEnd())) return [];

  const tail = last.words.slice(-WORDS_QUOTED);
  return [
    {
      rule: 'end-mark',
      kind: 'punctuation',
      start: tail[0]?.start ?? last.start,
      end: tail.at(-1)?.end ?? last.end,
      note: 'ends without a mark',
      weight: 0.5,
    },
  ];
}
