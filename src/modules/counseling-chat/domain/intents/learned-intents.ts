import { weightsOf } from '#shared-kernel/domain/hashed-features.js';
import { type SentenceVector } from '../understanding/meaning.js';
import { intentFeatures } from './intent-features.js';
import { type Intent, INTENTS } from './intent.js';
import { LEARNED_INTENTS, OF_INTENTS, OF_MEANING, OF_WORDS } from './learned-intent-weights.js';
import { meaningFeatures } from './meaning-features.js';

const INTENTS_KNOWN = INTENTS.flatMap((intent) => {
  const letters = LEARNED_INTENTS[intent];
  return letters === undefined ? [] : [{ intent, weights: weightsOf(letters) }];
});
/** The last weight of an intent counts for every message. */
const UNITS = (INTENTS_KNOWN[0]?.weights.length ?? 1) - 1;
/** A row of units for each place, one after another; the last row of the meaning counts for every message. */
const WORDS = weightsOf(OF_WORDS.letters.join(''));
const MEANING = weightsOf(OF_MEANING.letters.join(''));
const PLACES = WORDS.length / UNITS;

/**
 * How likely each intent is after this topic, by a small network that learned from talks: of words, and of meaning where it is known.
 * They sum to 1.
 */
export function learnedIntents(
  slotted: string,
  topic: Intent | null,
  meaning: SentenceVector | null = null,
): ReadonlyMap<Intent, number> {
  const all = likelihoods(slotted, topic, meaning);
  const doubted = SAID_IN_WORDS.filter((intent) => (all.get(intent) ?? 0) >= WORTH_A_DOUBT);
  if (meaning === null || doubted.length === 0) return all;
  const byWords = likelihoods(slotted, topic, null);
  for (const intent of doubted) all.set(intent, Math.min(all.get(intent) ?? 0, byWords.get(intent) ?? 0));
  return all;
}

/** These change something, or are refused: that they may be meant is not enough. */
const SAID_IN_WORDS: readonly Intent[] = [
  'ghostwrite',
  'injection',
  'remove_college',
  'save_college',
  'tell_fact',
];
const WORTH_A_DOUBT = 0.01;

function likelihoods(
  slotted: string,
  topic: Intent | null,
  meaning: SentenceVector | null,
): Map<Intent, number> {
  const hidden = hiddenUnits(slotted, topic, meaning);
  const scores = INTENTS_KNOWN.map(({ intent, weights }) => [intent, scoreOf(weights, hidden)] as const);
  const most = Math.max(...scores.map(([, score]) => score));
  const powers = scores.map(([intent, score]) => [intent, Math.exp(score - most)] as const);
  const sum = powers.reduce((total, [, power]) => total + power, 0);
  return new Map(powers.map(([intent, power]) => [intent, power / sum]));
}

function scoreOf(weights: Int8Array, hidden: Float64Array): number {
  return (
    OF_INTENTS.scale *
    hidden.reduce((sum, unit, at) => sum + unit * weightAt(weights, at), weightAt(weights, UNITS))
  );
}

/** What the hidden layer makes of a message. */
function hiddenUnits(slotted: string, topic: Intent | null, meaning: SentenceVector | null): Float64Array {
  const units = new Float64Array(UNITS);
  const places = intentFeatures(slotted, topic, PLACES);
  const ofWord = OF_WORDS.scale / Math.sqrt(Math.max(1, places.length));
  for (const place of places) addRow(units, WORDS, place, ofWord);
  const parts = meaningFeatures(slotted, topic, meaning);
  for (const [at, part] of parts.entries())
    if (part !== 0) addRow(units, MEANING, at, OF_MEANING.scale * part);
  addRow(units, MEANING, parts.length, OF_MEANING.scale);
  return units.map((unit) => Math.max(0, unit));
}

function addRow(units: Float64Array, rows: Int8Array, row: number, times: number): void {
  for (let unit = 0; unit < UNITS; unit++)
    units[unit] = (units[unit] ?? 0) + times * weightAt(rows, row * UNITS + unit);
}

const weightAt = (weights: Int8Array, at: number): number => weights[at] ?? 0;
