import { hashedFeatures, placeOf } from '#shared-kernel/domain/hashed-features.js';
import { groupFeatures } from '#shared-kernel/domain/word-groups.js';
import { type Intent } from './intent.js';
import { wordsOfSlotted } from './slotted-text.js';
import { groupsOf } from './word-groups.js';

const FEW_WORDS = 3;

/** What the model of intents looks at: the words, their groups, and both beside what was talked about before. */
export function intentFeatures(slotted: string, topic: Intent | null, places: number): readonly number[] {
  const words = wordsOfSlotted(slotted);
  const groups = groupFeatures(words, groupsOf);
  const before = `@${topic ?? 'none'}`;
  const features = [
    ...groups,
    before,
    ...(words.length <= FEW_WORDS ? [`${before} short`] : []),
    ...words.flatMap((word) => [`${before} ${word}`, ...groupsOf(word).map((group) => `${before}=${group}`)]),
  ];
  return [
    ...new Set([...hashedFeatures(words, places), ...features.map((feature) => placeOf(feature, places))]),
  ];
}
