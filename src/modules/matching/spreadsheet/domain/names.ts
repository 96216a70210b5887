/** A college as a name in a spreadsheet is compared with it. */
export interface NamedCollege {
  readonly unitId: number;
  readonly name: string;
  readonly shortName: string;
  /** Two-letter code. */
  readonly state: string;
  readonly nicknames: readonly string[];
  readonly otherNames: readonly string[];
}

/** The colleges by what they are called, and by what they are also called. */
export interface NameIndex {
  readonly called: ReadonlyMap<string, readonly NamedCollege[]>;
  readonly alsoCalled: ReadonlyMap<string, readonly NamedCollege[]>;
}

export function indexNames(colleges: readonly NamedCollege[]): NameIndex {
  return {
    called: indexBy(colleges, ({ name, shortName, nicknames }) => [name, shortName, ...nicknames]),
    alsoCalled: indexBy(colleges, ({ otherNames }) => otherNames),
  };
}

/** The colleges with exactly this name; what people call a college goes before what it lists as other names. */
export function calledExactly(index: NameIndex, typed: string): readonly NamedCollege[] {
  const key = plainName(typed);
  return index.called.get(key) ?? index.alsoCalled.get(key) ?? [];
}

function indexBy(
  colleges: readonly NamedCollege[],
  namesOf: (college: NamedCollege) => readonly string[],
): ReadonlyMap<string, readonly NamedCollege[]> {
  const index = new Map<string, NamedCollege[]>();
  for (const college of colleges) {
    for (const key of new Set(namesOf(college).map(plainName))) {
      if (key === '') continue;
      index.set(key, [...(index.get(key) ?? []), college]);
    }
  }
  return index;
}

const MARKS = /\p{M}/gu;

const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(MARKS, '')
    .toLowerCase()
    .replaceAll(/['’.]/g, '')
    .replaceAll('&', ' and ')
    .replaceAll(/[^a-z\d]+/g, ' ')
    .trim()
    .replace(/^the /, '')
    .replace(/ main campus$/, '')
    .replaceAll(/\b(univ|u)\b/g, 'university');
