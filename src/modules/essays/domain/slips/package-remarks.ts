import { type DictionaryRemark, type Slip } from './slip.js';

/** The package's own kinds that are slips; its others are matters of style. */
const KINDS = new Set([
  'Agreement',
  'BoundaryError',
  'Capitalization',
  'Eggcorn',
  'Grammar',
  'Malapropism',
  'Miscellaneous',
  'Nonstandard',
  'Punctuation',
  'Repetition',
  'Typo',
  'Usage',
  'WordChoice',
  'WordOrder',
  'Redundancy',
]);

/** Instead of the package's messages, which are long and tell people what to insert. */
const NOTES: ReadonlyMap<string, string> = new Map([
  ['Agreement', 'the verb and its subject do not agree'],
  ['Repetition', 'has a word twice'],
  ['BoundaryError', 'is written as one word or as two'],
  ['Capitalization', 'needs a capital letter'],
  ['Eggcorn', 'may be a word that sounds alike'],
  ['Malapropism', 'may be a word that sounds alike'],
  ['WordChoice', 'may be a word that sounds alike'],
  ['Redundancy', 'says the same thing twice'],
  ['Miscellaneous', 'takes the other of “a” and “an”'],
]);
const ANY_NOTE = 'does not read like standard written English';

const WEIGHTS: ReadonlyMap<string, number> = new Map([
  ['Punctuation', 0.5],
  ['Capitalization', 0.5],
  ['Redundancy', 0.3],
]);

const LONGEST_FIX_WORDS = 3;

const SURE_CAPITALS = new Set(['CapitalizePersonalPronouns', 'SentenceCapitalization']);
const OBJECTS = new Set(['us', 'me', 'him', 'them', 'her', 'you', 'it', 'that', 'this']);
const SUBJECTS = new Set(['he', 'she', 'they', 'we', 'i']);

/** "She fed" looks plain, and is the past. */
const PAST_WITHOUT_ED =
  /^(?:fed|led|read|set|put|cut|let|hit|shut|spread|bled|bred|sped|fled|hurt|quit|cost|split|bet|lent|bent|spent|wed|shed|cast|burst)$/iu;
const TWICE_ON_PURPOSE = /^(?:had had|that that)$/iu;

export const isAboutSpelling = ({ rule, kind }: DictionaryRemark): boolean =>
  kind === 'Spelling' || rule === 'SpellCheck';

/** The slips that the grammar package found beside misspelled words. */
export const packageSlips = (text: string, remarks: readonly DictionaryRemark[]): Slip[] =>
  remarks.filter((remark) => isSlip(text, remark)).map(slipFrom);

function isSlip(text: string, { rule, kind, start, end }: DictionaryRemark): boolean {
  if (!KINDS.has(kind) || text.slice(start, end).trim() === '') return false;

  // "I had had enough", "he said that that was it": twice on purpose.
  if (kind === 'Repetition' && TWICE_ON_PURPOSE.test(text.slice(start, end))) return false;
  const before = wordBefore(text, start);
  // "She let us go": the pronoun is not the subject of the verb.
  if (rule.startsWith('Pronoun') && OBJECTS.has(before)) return false;
  if (rule === 'PronounVerbAgreement' && !SUBJECTS.has(before)) return false;
  if (kind === 'Agreement' && PAST_WITHOUT_ED.test(text.slice(start, end))) return false;
  return kind !== 'Capitalization' || SURE_CAPITALS.has(rule);
}

const wordBefore = (text: string, start: number): string =>
  text
    .slice(Math.max(0, start - 5), start)
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .at(-1) ?? '';

const slipFrom = ({ rule, kind, start, end, suggestions }: DictionaryRemark): Slip => ({
  rule: `dictionary.${rule}`,
  kind: kind === 'Punctuation' ? 'punctuation' : 'grammar',
  start,
  end,
  note: NOTES.get(kind) ?? ANY_NOTE,
  fix: shortFix(suggestions),
  weight: WEIGHTS.get(kind) ?? 1,
});

function shortFix(suggestions: readonly string[]): string | undefined {
  const first = suggestions.find((suggestion) => suggestion !== '');
  return first !== undefined && first.trim().split(/\s+/).length <= LONGEST_FIX_WORDS ? first : undefined;
}
