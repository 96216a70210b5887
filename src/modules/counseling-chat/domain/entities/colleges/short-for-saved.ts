import { type Message } from '../../language/message.js';
import { type CollegeMention, type Span } from '../entities.js';
import { type CollegeTable } from './college-table.js';
import { type NamedCollege } from './named-college.js';

/** What a student calls the one college of their list that it fits; for everyone else it names several. */
const SHORT: Readonly<Record<string, RegExp>> = {
  uc: /\bUniversity of California\b|\bUC\b/u,
  csu: /\bCalifornia State University\b|\bCSU\b|\bCal State\b/u,
  suny: /\bSUNY\b/u,
  cuny: /\bCUNY\b/u,
  tech: /\bTech\b|\bInstitute of Technology\b|\bPolytechnic\b/u,
};
/** "The tech industry" is none, and neither are "the UCs". */
const BEFORE_A_NAME =
  /(?:^|\b(?:at|into|for|about|to|from|does|is|will|would|can|drop|remove|add|compare|and|or|my)) $/u;
const AFTER_A_NAME =
  /^(?: ?[?.!,]| (?:cost|take|accept|do|does|have|has|got|give|gives|offer|offers|let|lets|say|says|is|a|for|and|or|there|instead|too|on|from|vs)\b|$)/u;

/** "Can I get into tech?" of a student who saved Georgia Tech and no other, or "uc" of one in Ohio, where it is Cincinnati. */
export function shortForSaved(
  message: Message,
  taken: readonly Span[],
  { saved, homeState }: { readonly saved: readonly number[]; readonly homeState: string | null },
  table: CollegeTable,
): CollegeMention[] {
  const colleges = saved.flatMap((unitId) => table.college(unitId) ?? []);
  return message.words.flatMap(({ text, from, to }, at) => {
    const fits = SHORT[text];
    if (fits === undefined || taken.some((span) => from < span.to && to > span.from)) return [];
    const ofTheirs = colleges.filter((college) => fits.test(namesOf(college)));
    const [only, ...others] = ofTheirs.length > 0 ? ofTheirs : nicknamedAtHome(text, homeState, table);
    if (only === undefined || others.length > 0 || !isAName(message, at)) return [];
    const span = { from, to };
    const typed = message.original.slice(from, to);
    return [{ span, text: typed, candidates: [only.unitId], certainty: 'take' as const, misspelt: false }];
  });
}

const nicknamedAtHome = (
  text: string,
  homeState: string | null,
  table: CollegeTable,
): readonly NamedCollege[] =>
  table
    .named(text)
    .filter(({ college, kind }) => kind === 'nickname' && college.state === homeState)
    .map(({ college }) => college);

const namesOf = ({ name, shortName, otherNames }: NamedCollege): string =>
  [name, shortName, ...otherNames].join(' | ');

function isAName({ words }: Message, at: number): boolean {
  const before = words.slice(0, at).map(({ text }) => `${text} `);
  const after = words.slice(at + 1).map(({ text }) => ` ${text}`);
  return BEFORE_A_NAME.test(before.join('')) && AFTER_A_NAME.test(after.join(''));
}
