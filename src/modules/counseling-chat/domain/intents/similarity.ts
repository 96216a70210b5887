import { type Intent, INTENTS } from './intent.js';

interface Occurrence {
  readonly example: number;
  readonly weight: number;
}

const LETTERS_OF_A_PIECE = 4;

/** How near a text is to the examples of each intent, from 0 to 1; a weighted count of shared words, pairs and pieces. */
export class Similarity {
  private readonly intents: readonly Intent[];
  private readonly rarity = new Map<string, number>();
  /** By feature: the examples that hold it. */
  private readonly occurrences = new Map<string, Occurrence[]>();

  constructor(examples: Readonly<Partial<Record<Intent, readonly string[]>>>) {
    const all = INTENTS.flatMap((intent) =>
      (examples[intent] ?? []).map((text) => ({ intent, features: featuresOf(text) })),
    );
    this.intents = all.map(({ intent }) => intent);
    this.countRarity(all.map(({ features }) => features));
    for (const [example, { features }] of all.entries())
      for (const [feature, weight] of this.weighted(features)) this.remember(feature, { example, weight });
  }

  /** The nearest example of each intent that shares anything. */
  to(text: string): ReadonlyMap<Intent, number> {
    const near = new Map<number, number>();
    for (const [feature, weight] of this.weighted(featuresOf(text)))
      for (const occurrence of this.occurrences.get(feature) ?? [])
        near.set(occurrence.example, (near.get(occurrence.example) ?? 0) + weight * occurrence.weight);
    return this.nearestOf(near);
  }

  private nearestOf(near: ReadonlyMap<number, number>): ReadonlyMap<Intent, number> {
    const nearest = new Map<Intent, number>();
    for (const [example, nearness] of near) {
      const intent = this.intents[example];
      if (intent !== undefined && nearness > (nearest.get(intent) ?? 0)) nearest.set(intent, nearness);
    }
    return nearest;
  }

  private remember(feature: string, occurrence: Occurrence): void {
    const known = this.occurrences.get(feature);
    if (known === undefined) this.occurrences.set(feature, [occurrence]);
    else known.push(occurrence);
  }

  private countRarity(all: readonly ReadonlySet<string>[]): void {
    const counts = new Map<string, number>();
    for (const features of all)
      for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
    for (const [feature, count] of counts) this.rarity.set(feature, Math.log((all.length + 1) / count));
  }

  /** Of length 1. A feature of no example weighs as the rarest, so a text about something else stays far from all. */
  private weighted(features: ReadonlySet<string>): [string, number][] {
    const rarest = Math.log(this.intents.length + 1);
    const raw = [...features].map((feature): [string, number] => [
      feature,
      this.rarity.get(feature) ?? rarest,
    ]);
    const length = Math.hypot(...raw.map(([, weight]) => weight));
    return raw.map(([feature, weight]) => [feature, length === 0 ? 0 : weight / length]);
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
