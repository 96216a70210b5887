import { type NamedCollege, prominenceOf } from './named-college.js';
import { keyOfName } from './name-key.js';
import { SpelledNames } from './spelled-names.js';
import {
  firstWordAlone,
  headWords,
  initialsOf,
  type NameKind,
  sharedName,
  waysToWrite,
  type WayToWrite,
} from './ways-to-write.js';

/** One college that a text may stand for. */
export interface PossibleCollege {
  readonly college: NamedCollege;
  readonly kind: NameKind;
}

/** Where most of a city's students are. */
export interface KnownCity {
  readonly state: string;
  readonly zip: string | null;
  readonly students: number;
}

const COLLEGES_AT_ONCE = 25;

/** The texts that stand for the colleges of one catalogue version. Takes about a third of a second to build with all colleges. */
export class CollegeTable {
  private readonly colleges = new Map<number, NamedCollege>();
  private readonly possible = new Map<string, PossibleCollege[]>();
  private readonly cities = new Map<string, KnownCity>();
  private spelled = new SpelledNames([]);
  private readonly words = new Set<string>();

  private constructor() {}

  /** `pause` lets others run in between. */
  static async of(
    colleges: readonly NamedCollege[],
    pause: () => Promise<void> = async () => {},
  ): Promise<CollegeTable> {
    const table = new CollegeTable();
    for (const [at, college] of colleges.entries()) {
      table.add(college);
      if (at % COLLEGES_AT_ONCE === 0) await pause();
    }
    table.addSharedNames(colleges);
    table.addFirstWords(colleges);
    await pause();
    table.spelled = new SpelledNames(table.keysToCompare());
    return table;
  }

  college(unitId: number): NamedCollege | undefined {
    return this.colleges.get(unitId);
  }

  named(key: string): readonly PossibleCollege[] {
    return this.possible.get(key) ?? [];
  }

  city(name: string): KnownCity | undefined {
    return this.cities.get(name);
  }

  /** Some name has this word. */
  hasWord(word: string): boolean {
    return this.words.has(word);
  }

  /** The names that differ from a text by few letters. */
  spelledLike(key: string, isCued: boolean) {
    return this.spelled.like(key, isCued);
  }

  private add(college: NamedCollege): void {
    this.colleges.set(college.unitId, college);
    for (const way of waysToWrite(college)) this.addWay(college, way);
    this.addCity(college);
  }

  private addWay(college: NamedCollege, { key, kind }: WayToWrite): void {
    const known = this.possible.get(key) ?? [];
    if (known.length === 0) for (const word of key.split(' ')) this.words.add(word);
    if (known.some((other) => other.college === college)) return;
    this.possible.set(key, [...known, { college, kind }]);
  }

  private addCity({ city, state, zip, undergraduates }: NamedCollege): void {
    const key = keyOfName(city);
    const students = undergraduates ?? 0;
    const known = this.cities.get(key);
    if (known === undefined || known.students < students) this.cities.set(key, { state, zip, students });
  }

  /** "University of Michigan" is first of all its best-known campus. */
  private addSharedNames(colleges: readonly NamedCollege[]): void {
    const campuses = Map.groupBy(colleges, ({ name }) => sharedName(name));
    for (const [shared, members] of campuses) {
      if (shared === null) continue;
      const [first, ...others] = members.toSorted((a, b) => prominenceOf(b) - prominenceOf(a));
      if (first === undefined) continue;
      const isTaken = this.named(keyOfName(shared)).some(({ kind }) => kind === 'name');
      for (const key of initialsOf(shared))
        if (this.named(key).length === 0) this.addWay(first, { key, kind: 'initials' });
      for (const way of sharedWays(shared)) {
        this.addWay(first, isTaken ? { ...way, kind: 'other' } : way);
        for (const other of others) this.addWay(other, { ...way, kind: 'other' });
      }
    }
  }

  /** "Sinclair" is Sinclair Community College, and "Tarleton" Tarleton State, where no other college of its size has the name. */
  private addFirstWords(colleges: readonly NamedCollege[]): void {
    for (const [key, named] of Map.groupBy(colleges, ({ name }) => keyOfName(firstWordAlone(name) ?? ''))) {
      const [college, ...others] = named.toSorted((a, b) => studentsOf(b) - studentsOf(a));
      if (college === undefined || studentsOf(college) < BY_FAR * studentsOf(others[0])) continue;
      const known = this.named(key).filter((other) => !named.includes(other.college));
      const isOnlyACity = this.city(key) !== undefined && !college.name.includes(' State ');
      if (key === '' || isOnlyACity || known.some(({ kind }) => kind !== 'initials')) continue;
      const instead = others.map((other) => ({ college: other, kind: 'other' as const }));
      this.possible.set(key, [{ college, kind: 'short' }, ...instead, ...known]);
    }
  }

  private keysToCompare(): string[] {
    return [...this.possible].flatMap(([key, possible]) =>
      possible.some(({ kind }) => kind !== 'initials' && kind !== 'other') ? [key] : [],
    );
  }
}

const BY_FAR = 3;
const studentsOf = (college: NamedCollege | undefined): number => college?.undergraduates ?? 0;

const sharedWays = (shared: string): WayToWrite[] => [
  { key: keyOfName(shared), kind: 'name' },
  ...headWords(shared).map((head) => ({ key: keyOfName(head), kind: 'short' as const })),
];
