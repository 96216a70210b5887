import { type ChatBlock } from '@/api';
import { drawnWords } from './drawn-words';
import { type Part } from './marks';

/** A block beside the part of the message it belongs to. */
export type Place = {
  block: ChatBlock;
  /** It shows all that the lines say, so the eye needs only one of them. */
  replaces: boolean;
};

/** Where to draw the blocks; `after` has those that belong to no part of the message. */
export const blockPlaces = (parts: readonly Part[], blocks: readonly ChatBlock[]) => {
  const places = new Map<Part, Place>();
  const after: ChatBlock[] = [];
  for (const block of blocks) {
    const free = parts.filter((part) => !places.has(part));
    const lines = free.find((part) => namesEach(part, block));
    const part = lines ?? free.find((each) => namesFirst(each, block));
    if (part) places.set(part, { block, replaces: part === lines && hasNumbersOf(block, part) });
    else after.push(block);
  }
  return { places, after };
};

/** One line for each row, in the same order. */
const namesEach = (part: Part, block: ChatBlock) => {
  const { names } = drawnWords(block);
  return (
    part.type === 'list' &&
    part.rows.length === names.length &&
    names.every((name, at) => part.rows[at]?.text.includes(name))
  );
};

const namesFirst = (part: Part, block: ChatBlock) => {
  const [first] = drawnWords(block).names;
  return first !== undefined && textOf(part).includes(first);
};

const hasNumbersOf = (block: ChatBlock, part: Part) => {
  const drawn = numbersIn(drawnWords(block).words);
  return numbersIn(textOf(part)).every((number) => drawn.includes(number));
};

const numbersIn = (text: string): readonly string[] => text.match(/\d+([.,]\d+)*/g) ?? [];

const textOf = (part: Part) => {
  if (part.type === 'list') return part.rows.map(({ text }) => text).join('\n');
  return part.pieces.map((piece) => ('mark' in piece ? '' : piece.text)).join('');
};
