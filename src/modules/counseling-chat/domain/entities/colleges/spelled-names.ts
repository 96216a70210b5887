import { editsBetween } from '../../language/edits-between.js';

/** Words of many names, which say little about which one is meant. */
const GENERIC = /\b(?:university|college|institute|technology|tech|state|of|the|school|community)\b/g;
const SHORTEST = 4;
/** Without anything that speaks of a college, only longer names are corrected. */
const SHORTEST_ALONE = 6;

export interface SpelledName {
  readonly key: string;
  /** From 0 to 1: 1 where only the spaces differ. */
  readonly likeness: number;
}

interface Spelled {
  readonly key: string;
  /** Without spaces. */
  readonly letters: string;
  readonly counts: Uint8Array;
}

const OTHER_FIRST_LETTER = 0.85;

/** Names by their letters, to find the one behind a misspelling. */
export class SpelledNames {
  private readonly byLength = new Map<number, Spelled[]>();

  constructor(keys: readonly string[]) {
    for (const key of keys) {
      const letters = key.replaceAll(' ', '');
      if (letters.length < SHORTEST) continue;
      const sameLength = this.byLength.get(letters.length) ?? [];
      sameLength.push({ key, letters, counts: countsOf(letters) });
      this.byLength.set(letters.length, sameLength);
    }
  }

  like(typed: string, isCued: boolean): SpelledName[] {
    const letters = typed.replaceAll(' ', '');
    const edits = allowedEdits(typed, isCued);
    if (edits === null) return [];
    const counts = countsOf(letters);
    const found: SpelledName[] = [];
    for (let length = letters.length - edits; length <= letters.length + edits; length++) {
      for (const name of this.byLength.get(length) ?? []) {
        if (!mayBeAlike(counts, name.counts, edits)) continue;
        const distance = editsBetween(letters, name.letters, edits);
        if (distance !== null)
          found.push({ key: name.key, likeness: likeness(letters, name.letters, distance) });
      }
    }
    return found;
  }
}

function likeness(typed: string, name: string, distance: number): number {
  const same = 1 - distance / typed.length;
  return typed.charAt(0) === name.charAt(0) ? same : same * OTHER_FIRST_LETTER;
}

/** In a name of several words that says "university" three letters more are enough. */
const SHORTEST_BESIDE_GENERIC = 3;

/** One in a few letters, two up to nine, three beyond; null where too little is left to tell. A word alone tells less. */
function allowedEdits(typed: string, isCued: boolean): number | null {
  const { length } = typed.replace(GENERIC, '').replaceAll(' ', '');
  const isBesideGeneric = isCued && length < typed.replaceAll(' ', '').length;
  const shortest = isBesideGeneric ? SHORTEST_BESIDE_GENERIC : isCued ? SHORTEST : SHORTEST_ALONE;
  if (length < shortest) return null;
  const few = typed.includes(' ') ? 6 : 8;
  const edits = length < few ? 1 : length < 10 ? 2 : 3;
  return isCued ? edits : edits - 1;
}

const A = 97;
const LETTERS = 26;

/** How often each letter stands in a text. */
function countsOf(text: string): Uint8Array {
  const counts = new Uint8Array(LETTERS);
  for (let at = 0; at < text.length; at++) {
    const place = text.charCodeAt(at) - A;
    if (place >= 0 && place < LETTERS) counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}

/** One edit changes the counts by two at most: far cheaper to see than the edits themselves. */
function mayBeAlike(one: Uint8Array, other: Uint8Array, edits: number): boolean {
  let different = 0;
  for (let place = 0; place < LETTERS; place++) {
    different += Math.abs((one[place] ?? 0) - (other[place] ?? 0));
    if (different > 2 * edits) return false;
  }
  return true;
}
