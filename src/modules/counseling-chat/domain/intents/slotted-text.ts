import { type Entities, type Span } from '../entities/entities.js';
import { type Message } from '../language/message.js';

interface Slot extends Span {
  readonly slot: 'COLLEGE' | 'MAJOR';
}

/**
 * The plain text with COLLEGE, MAJOR and NUM in place of names and numbers, so that "odds at Reed" and "odds at NYU"
 * are the same words.
 */
export function slottedText(message: Message, entities: Entities): string {
  const slots = slotsOf(entities);
  const words: string[] = [];
  let open: Slot | undefined;
  for (const word of message.words) {
    const slot = slots.find(({ from, to }) => word.from < to && word.to > from);
    if (slot !== undefined && slot === open) continue;
    open = slot;
    words.push(slot?.slot ?? withoutNumber(word.text));
  }
  return words.join(' ');
}

function slotsOf({ colleges, majors }: Entities): Slot[] {
  return [
    ...colleges.map(({ span }): Slot => ({ ...span, slot: 'COLLEGE' })),
    ...majors.map(({ span }): Slot => ({ ...span, slot: 'MAJOR' })),
  ];
}

const withoutNumber = (word: string): string => (/^[$.]?\d/.test(word) ? 'NUM' : word);

export const wordsOfSlotted = (slotted: string): string[] =>
  slotted.split(/[^a-zA-Z0-9']+/).filter((word) => word !== '');
