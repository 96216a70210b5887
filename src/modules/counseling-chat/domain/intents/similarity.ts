import { type Intent, INTENTS } from './intent.js';

type Weights = ReadonlyMap<string, number>;

interface Example {
  readonly intent: Intent;
  readonly weights: Weights;
}

const LETTERS_OF_A_PIECE = 4;

/** How near a text is to the examples of each intent, from 0 to 1; a weighted count of shared words, pairs and pieces. */
export class Similarity {
  private readonly rarity = new Map<string, number>();
  private readonly examples: readonly Example[];

  constructor(examples: Readonly<Partial<Record<Intent, readonly string[]>>>) {
    const all = INTENTS.flatMap((intent) =>
      (examples[intent] ?? []).map((text) => ({ intent, features: featuresOf(text) })),
    );
    this.countRarity(all.map(({ features }) => features));
    this.examples = all.map(({ intent, features }) => ({ intent, weights: this.weighted(features) }));
  }

  /** The nearest example of each intent that shares anything. */
  to(text: string): ReadonlyMap<Intent, number> {
    const weights = this.weighted(featuresOf(text));
    const nearest = new Map<Intent, number>();
    for (const example of this.examples) {
      const near = cosine(weights, example.weights);
      if (near > (nearest.get(example.intent) ?? 0)) nearest.set(example.intent, near);
    }
    return nearest;
  }

  private countRarity(all: readonly ReadonlySet<string>[]): void {
    const counts = new Map<string, number>();
    for (const features of all)
      for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
    for (const [feature, count] of counts) this.rarity.set(feature, Math.log((all.length + 1) / count));
  }

  /** Of length 1. Features of no example weigh as the rarest ones, so a text about something else stays far from all. */
  private weighted(features: ReadonlySet<string>): Weights {
    const unknown = Math.log(this.rarity.size === 0 ? 2 : 500);
    const raw = [...features].map((feature) => [feature, this.rarity.get(feature) ?? unknown] as const);
    const length = Math.hypot(...raw.map(([, weight]) => weight));
    return new Map(raw.map(([feature, weight]) => [feature, length === 0 ? 0 : weight / length]));
  }
}

function featuresOf(text: string): ReadonlySet<string> {
  const words = text.split(/[^a-zA-Z0-9']+/).filter((word) => word !== '');
  const pairs = words.slice(1).map((word, index) => `${words[index] ?? ''} ${word}`);
  const pieces = words.flatMap((word) => piecesOf(`_${word}_`));
  return new Set([...words, ...pairs, ...pieces]);
}

function piecesOf(word: string): string[] {
  const pieces: string[] = [];
  for (let at = 0; at + LETTERS_OF_A_PIECE <= word.length; at++)
    pieces.push(word.slice(at, at + LETTERS_OF_A_PIECE));
  return pieces;
}

function cosine(one: Weights, other: Weights): number {
  let sum = 0;
  for (const [feature, weight] of other) sum += weight * (one.get(feature) ?? 0);
  return sum;
}
