import { type Slot } from '../conversation/dialogue-state.js';
import { type FactTold, type GpaTold, type Mood, type ScoreTold } from '../entities/entities.js';
import { type Heard } from './heard.js';

const HIGHEST_GPA_OF_FOUR = 4;
const HIGHEST_WEIGHTED_GPA = 6;
const LOWEST_GPA_OF_HUNDRED = 50;
const HIGHEST_GPA_OF_HUNDRED = 100;
const HIGHEST_ACT = 36;
const LEAST_SUPPOSED_ACT = 12;
const LOWEST_SAT = 400;
const HIGHEST_SAT = 1600;

/** What a number without any other word tells: the answer to the last question, or what its size allows. */
export function factOfBareNumber({ text, entities, state }: Heard, mood: Mood): FactTold | null {
  const value = entities.bareNumber;
  if (value === null) return null;
  const told = { span: { from: 0, to: text.length }, mood, whose: 'mine' as const };
  const slot = lastAsked(state.asked);
  if (isSat(value)) return { ...told, kind: 'sat', value } satisfies ScoreTold;
  if (slot === 'test' && value <= HIGHEST_ACT && Number.isInteger(value) && value > 0)
    return { ...told, kind: 'act', value } satisfies ScoreTold;
  const scale = scaleOf(value);
  if (scale === null) return isSupposedAct(value, mood) ? { ...told, kind: 'act', value } : null;
  const written = writtenNumber(text) ?? String(value);
  const weighting = value > HIGHEST_GPA_OF_FOUR && scale !== '100' ? 'ask' : 'unweighted';
  return { ...told, kind: 'gpa', value: written, weighting, scale } satisfies GpaTold;
}

const lastAsked = (asked: readonly { readonly slot: Slot }[]): Slot | null => asked.at(-1)?.slot ?? null;

const isSat = (value: number): boolean => value >= LOWEST_SAT && value <= HIGHEST_SAT && value % 10 === 0;

/** "What would a 33 do?" can only be an ACT score. */
const isSupposedAct = (value: number, mood: Mood): boolean =>
  mood === 'supposed' && Number.isInteger(value) && value >= LEAST_SUPPOSED_ACT && value <= HIGHEST_ACT;

function scaleOf(value: number): GpaTold['scale'] | null {
  if (value > 0 && value <= HIGHEST_GPA_OF_FOUR) return '4.0';
  if (value > HIGHEST_GPA_OF_FOUR && value <= HIGHEST_WEIGHTED_GPA) return '5.0';
  if (value >= LOWEST_GPA_OF_HUNDRED && value <= HIGHEST_GPA_OF_HUNDRED) return '100';
  return null;
}

const writtenNumber = (text: string): string | null =>
  /\d+(?:[.,]\d+)?/.exec(text)?.[0].replace(',', '.') ?? null;
