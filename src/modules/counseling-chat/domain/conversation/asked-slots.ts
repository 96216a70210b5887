import { type Reply } from '../replies/reply.js';
import { type DialogueState, type Slot } from './dialogue-state.js';

type AskedSlots = DialogueState['asked'];

const MOST_TIMES = 2;
const IN_WORDS: readonly (readonly [Slot, RegExp])[] = [
  ['gpa', /\bGPA\b/],
  ['test', /\b(?:SAT|ACT|a test)\b/],
  ['state', /\b(?:which state|where do you live|home state)\b/i],
  ['major', /\b(?:study|major)\b/i],
  ['grade-level', /\bwhat grade\b/i],
  ['income', /\bincome\b/i],
  ['essay', /\bwhich (?:one|essay)\b.*\b(?:statement|essay)\b/i],
];

/** A slot that was declined, or asked twice without an answer, is not asked for again. */
export function mayAskFor(slot: Slot, asked: AskedSlots): boolean {
  const before = asked.filter((one) => one.slot === slot);
  return before.length < MOST_TIMES && before.every(({ declined }) => !declined);
}

/** What the last sentence of a reply asks the student for. */
export function slotAskedIn({ message }: Reply): Slot | null {
  const question = /[^.!?\n]*\?[^?]*$/.exec(message)?.[0];
  if (question === undefined) return null;
  return IN_WORDS.find(([, words]) => words.test(question))?.[0] ?? null;
}
