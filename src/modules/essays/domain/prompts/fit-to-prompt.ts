import { type EssayReading } from '../reading/essay-reading.js';
import { FAMILIES } from './families.js';
import { type Slot, type SlotMeasure } from './slot.js';

export interface PromptFit {
  /** Whether the words of an answer are there, from 0 to 1. It cannot say whether the answer is good. */
  fit: number;
  /** The part of an answer that is not there yet. Without it the essay is off the prompt. */
  missing: Slot | null;
}

/** A core part filled less than this is missing. */
const CORE_FILLED = 0.34;
const MOST_FIT_OFF_PROMPT = 0.45;
/** A shorter text has only begun. */
const SHORTEST_JUDGED_WORDS = 50;
/** With fewer words to write, one sentence less is needed. */
const SHORT_LIMIT = 160;
const USUAL_LIMIT = 650;
const SHARE_OF_SENTENCES = 0.1;
/** A loose word counts a third, and all of them fill a slot by half at most. */
const LOOSE_WORD = 0.34;
const MOST_LOOSE = 0.5;
/** A stem used this often is a topic. */
const TOPIC_USES = 3;

/** How much of an answer to the prompt is on the page. */
export function fitToPrompt(reading: EssayReading): PromptFit {
  const { brief, measures } = reading;
  const slots = FAMILIES[brief.family].map((slot) => ({ slot, filled: filledShare(reading, slot) }));
  const fit = slots.reduce((sum, { slot, filled }) => sum + slot.weight * filled, 0);
  const missing = slots.find(({ slot, filled }) => slot.isCore === true && filled < CORE_FILLED);

  if (missing === undefined || measures.n < SHORTEST_JUDGED_WORDS) return { fit, missing: null };
  // Nothing said of the college is a finding of its own; the essay may still be about it.
  const most = brief.family === 'why-us' ? 1 : MOST_FIT_OFF_PROMPT;
  return { fit: Math.min(fit, most), missing: missing.slot };
}

function filledShare(reading: EssayReading, slot: Slot): number {
  const need = needed(reading, slot);
  const found = isListed(slot) ? sentencesWith(reading, slot) : measured(reading, slot.measure);
  const faint = found >= need ? 0 : looselyFound(reading, slot, need);
  return Math.min(1, (found + faint) / need);
}

const isListed = ({ words, lines }: Slot): boolean => words !== undefined || lines !== undefined;

function needed({ brief, manuscript }: EssayReading, slot: Slot): number {
  if ((brief.maxWords ?? USUAL_LIMIT) <= SHORT_LIMIT) return Math.max(1, slot.need - 1);
  if (!isListed(slot)) return slot.need;
  return Math.max(slot.need, Math.ceil(SHARE_OF_SENTENCES * manuscript.sentences.length));
}

function looselyFound({ manuscript }: EssayReading, { loose }: Slot, need: number): number {
  if (loose === undefined) return 0;
  const sentences = manuscript.sentences.filter(({ words }) => words.some(({ lower }) => loose(lower)));
  return Math.min(need * MOST_LOOSE, sentences.length * LOOSE_WORD);
}

function sentencesWith({ manuscript, phrases }: EssayReading, { words, lines = [] }: Slot): number {
  const places = phrases.anywhere(lines);
  return manuscript.sentences.filter(
    (sentence) =>
      places.some(({ start }) => start >= sentence.start && start < sentence.end) ||
      sentence.words.some(({ lower }) => words?.(lower) === true),
  ).length;
}

function measured({ facts, measures }: EssayReading, measure: SlotMeasure | undefined): number {
  const told = facts.filter(({ sentence }) => !sentence.isSpoken);
  switch (measure) {
    case 'actions':
      return measures.actions;
    case 'thinking':
      return measures.thinking;
    case 'scene':
      return told.filter(({ isAnchored }) => isAnchored).length;
    case 'people':
      return facts.filter(({ people }) => people > 0).length;
    case 'turn':
      return told.filter(({ isTurn, isDoubt }) => isTurn || isDoubt).length;
    case 'particulars':
      return measures.particulars.length;
    case 'field':
      return measures.fieldWords;
    case 'future':
      return measures.future;
    case 'topic':
    case undefined:
      return measures.topic.count >= TOPIC_USES ? 1 : measures.topics;
  }
}
