import {
  AMBIGUOUS_BEGINNINGS,
  AMBIGUOUS_NICKNAMES,
  AMBIGUOUS_PHRASES,
  SPOKEN_INITIALS,
} from './ambiguous-names.js';
import { type NameEntry, nameSource, wordsOfName } from './name-entry.js';
import { type NamedCollege } from './named-college.js';

/** Almost every name has one of these: no way to look a name up. */
const COMMON_WORDS = new Set(
  'university college of at the state institute technology community and in school for technical'.split(' '),
);
const SHORT_NAME =
  /^(?:The )?(\p{Lu}[\p{L}'.]+(?: \p{Lu}[\p{L}'.]+)?) (?:University|College|Institute|Institute of Technology)$/u;
/** Students write these in one word. */
const IN_ONE_WORD = new Map([
  ['University of Chicago', 'UChicago'],
  ['University of Pennsylvania', 'UPenn'],
  ['Washington University in St Louis', 'WashU'],
  ['University of Michigan-Ann Arbor', 'UMich'],
  ['University of Connecticut', 'UConn'],
]);
const LONGEST_INITIALS = 5;

/** The names of all colleges, ready to be looked for. */
export class CollegeNames {
  private readonly byWord = new Map<string, NameEntry[]>();
  private readonly byId = new Map<number, NamedCollege>();

  constructor(colleges: readonly NamedCollege[]) {
    const entries = new Map<string, NameEntry>();
    for (const college of colleges) {
      this.byId.set(college.id, college);
      for (const written of waysToWrite(college)) add(entries, written, college);
    }
    for (const entry of entries.values()) {
      const word = rarestLooking(entry.words);
      const known = this.byWord.get(word);
      if (known === undefined) this.byWord.set(word, [entry]);
      else known.push(entry);
    }
  }

  /** Names that may stand in a text with these words, in small letters. */
  among(words: Iterable<string>): NameEntry[] {
    return [...words].flatMap((word) => this.byWord.get(word) ?? []);
  }

  college(id: number): NamedCollege | null {
    return this.byId.get(id) ?? null;
  }
}

interface Written {
  words: readonly string[];
  source: string;
  isSure: boolean;
}

function waysToWrite(college: NamedCollege): Written[] {
  const names = college.names
    .map(wordsOfName)
    .filter((words) => words.length >= 2)
    .map((words) => ({ words, source: nameSource(words), isSure: true }));
  const inOneWord = IN_ONE_WORD.get(college.name);
  return [
    ...names,
    ...shortName(college.names[0] ?? ''),
    ...college.nicknames.flatMap(nickname),
    ...(inOneWord === undefined ? [] : [{ words: [inOneWord], source: inOneWord, isSure: true }]),
  ];
}

/** "Reed College" without its last word. */
function shortName(name: string): Written[] {
  const short = SHORT_NAME.exec(name)?.[1];
  if (short === undefined || AMBIGUOUS_BEGINNINGS.some((beginning) => short.startsWith(beginning))) return [];
  const words = wordsOfName(short);
  return [{ words, source: nameSource(words), isSure: false }];
}

function nickname(nickname: string): Written[] {
  const words = wordsOfName(nickname);
  if (words.join('').length < 2) return [];
  return [
    {
      words,
      source: isInitials(nickname) ? nickname.toUpperCase() : nameSource(words),
      isSure: isSureNickname(nickname, words.length),
    },
  ];
}

const isInitials = (nickname: string): boolean =>
  SPOKEN_INITIALS.has(nickname) ||
  (/^\p{L}+$/u.test(nickname) &&
    nickname.length <= LONGEST_INITIALS &&
    !/[aeiou]/.test(nickname.slice(1, -1)));

const isSureNickname = (nickname: string, words: number): boolean =>
  words === 1 ? nickname.length >= 3 && !AMBIGUOUS_NICKNAMES.has(nickname) : !AMBIGUOUS_PHRASES.has(nickname);

function add(
  entries: Map<string, NameEntry>,
  { words, source, isSure }: Written,
  college: NamedCollege,
): void {
  const lower = words.map((word) => word.toLowerCase());
  const key = `${source} ${String(isSure)}`;
  const known = entries.get(key);
  if (known === undefined) {
    entries.set(key, { words: lower, source, ids: [college.id], name: college.name, isSure });
  } else if (!known.ids.includes(college.id)) {
    known.ids.push(college.id);
  }
}

/** By which a name is looked up. */
const rarestLooking = (words: readonly string[]): string =>
  words.filter((word) => !COMMON_WORDS.has(word)).toSorted((a, b) => b.length - a.length)[0] ??
  words[0] ??
  '';
