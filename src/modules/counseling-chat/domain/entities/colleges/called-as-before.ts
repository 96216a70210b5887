import { type Message } from '../../language/message.js';
import { type CollegeMention } from '../entities.js';
import { type CollegeTable } from './college-table.js';
import { isEverydayWord } from './everyday-words.js';
import { type NamedCollege } from './named-college.js';

const SHORTEST = 4;
/** First words that say nothing of one college. */
const OF_MANY: ReadonlySet<string> = new Set(
  'north south east west northern southern eastern western central saint university college state american national los san santa texas ohio florida california georgia michigan arizona virginia washington indiana illinois'.split(
    ' ',
  ),
);

/** "Wright", right after Wright State was spoken of, is that one, whatever else is called so. */
export function calledAsBefore(
  message: Message,
  found: readonly CollegeMention[],
  focus: readonly number[],
  table: CollegeTable,
): readonly CollegeMention[] {
  const spokenOf = focus.flatMap((unitId) => table.college(unitId) ?? []);
  if (spokenOf.length === 0) return found;
  return [...message.tokens].reduce<readonly CollegeMention[]>((all, { text, from, to }) => {
    const college = onlyOne(text, spokenOf);
    if (college === null) return all;
    const others = all.filter(({ span }) => from < span.to && to > span.from);
    if (
      others.some(
        ({ span, candidates }) => span.to - span.from > to - from || candidates[0] === college.unitId,
      )
    )
      return all;
    const mention: CollegeMention = {
      span: { from, to },
      text: message.original.slice(from, to),
      candidates: [college.unitId],
      certainty: 'take',
      misspelt: false,
    };
    return [...all.filter((one) => !others.includes(one)), mention];
  }, found);
}

function onlyOne(word: string, spokenOf: readonly NamedCollege[]): NamedCollege | null {
  if (word.length < SHORTEST || OF_MANY.has(word) || isEverydayWord(word)) return null;
  const [only, ...others] = spokenOf.filter(({ name }) => firstWordOf(name) === word);
  return only === undefined || others.length > 0 ? null : only;
}

const firstWordOf = (name: string): string =>
  (name.replace(/^The /, '').split(/[ -]/)[0] ?? '').toLowerCase();
