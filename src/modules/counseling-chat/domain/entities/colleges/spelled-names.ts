import { editsBetween } from './edits-between.js';

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
  readonly mask: number;
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
      sameLength.push({ key, letters, mask: maskOf(letters) });
      this.byLength.set(letters.length, sameLength);
    }
  }

  like(typed: string, isCued: boolean): SpelledName[] {
    const letters = typed.replaceAll(' ', '');
    const edits = allowedEdits(typed, isCued);
    if (edits === null) return [];
    const mask = maskOf(letters);
    const found: SpelledName[] = [];
    for (let length = letters.length - edits; length <= letters.length + edits; length++) {
      for (const name of this.byLength.get(length) ?? []) {
        if (differentLetters(mask, name.mask) > 2 * edits) continue;
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

/** One in four or five letters, two up to nine, three beyond; null where too little is left to tell. */
function allowedEdits(typed: string, isCued: boolean): number | null {
  const { length } = typed.replace(GENERIC, '').replaceAll(' ', '');
  if (length < (isCued ? SHORTEST : SHORTEST_ALONE)) return null;
  const edits = length < 6 ? 1 : length < 10 ? 2 : 3;
  return isCued ? edits : edits - 1;
}

const A = 97;
const maskOf = (letters: string): number => {
  let mask = 0;
  for (let at = 0; at < letters.length; at++) {
    const place = letters.charCodeAt(at) - A;
    if (place >= 0 && place < 26) mask |= 1 << place;
  }
  return mask;
};

function differentLetters(one: number, other: number): number {
  let rest = one ^ other;
  let count = 0;
  while (rest !== 0) {
    rest &= rest - 1;
    count += 1;
  }
  return count;
}
