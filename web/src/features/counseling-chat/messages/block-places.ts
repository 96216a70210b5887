import { type ChatBlock } from '@/api';
import { type Part } from './marks';

/** The words that name each row of a block, as its lines in the message do. */
const namesIn = (block: ChatBlock): string[] => {
  switch (block.type) {
    case 'chances':
    case 'prices':
    case 'colleges':
      return block.rows.map(({ name }) => name);
    case 'steps':
      return block.rows.map(({ words }) => words);
    case 'compare':
      return block.rows.map(({ label }) => label);
    case 'support-card':
      return [];
  }
};

const says = (part: Part, block: ChatBlock) => {
  const names = namesIn(block);
  return (
    part.type === 'list' &&
    part.rows.length === names.length &&
    names.every((name, at) => part.rows[at]?.text.includes(name))
  );
};

/** Which block to draw in place of which part of the message; `after` has those that no list of lines says. */
export const blockPlaces = (parts: readonly Part[], blocks: readonly ChatBlock[]) => {
  const inPlace = new Map<Part, ChatBlock>();
  const after: ChatBlock[] = [];
  for (const block of blocks) {
    const place = parts.find((part) => !inPlace.has(part) && says(part, block));
    if (place) inPlace.set(place, block);
    else after.push(block);
  }
  return { inPlace, after };
};
