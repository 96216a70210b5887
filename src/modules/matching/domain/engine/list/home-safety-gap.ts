import { categoryOf, type Category } from '../chance/category.js';
import { ABROAD } from '../college/place/abroad.js';
import { type CollegeColumns } from '../college/college-columns.js';
import { withinWishedDistance } from '../college/place/near-home.js';
import { percentWords } from '../explanation/percent-words.js';
import { homeWords } from '../explanation/summary/why-this-college.js';
import { partFits, preferencesOf } from '../match/preferences.js';
import { numberAt } from '../numeric/column.js';
import { type Ranked } from '../rank-all.js';
import { type StudentMeasures } from '../student/measure-student.js';
import { LIST_SIZES } from './list-sizes.js';
import { mayBeListed } from './may-be-listed.js';
import { type NotSafe, notSafeAt, notSafeWords } from './safety.js';
import { type Shortfall } from './shortfalls.js';
import { teachesMajor } from './teaches-major.js';
import { learnsATrade } from './trades.js';

const NAMED = 2;

/**
 * Why no safety is in the home state, and what would be safe there: an engineer in South Carolina got five safeties elsewhere and no
 * word about it. Also where none was found at all. Empty where one is at home, without a home in the United States, and for
 * a trade, which is learned elsewhere.
 */
export function homeSafetyGap(
  lists: Readonly<Record<Category, readonly number[]>>,
  student: StudentMeasures,
  columns: CollegeColumns,
  ranked: Ranked,
): readonly Shortfall[] {
  const { homeState } = student.facts;
  if (homeState === null || homeState === ABROAD || learnsATrade(student.facts)) return [];
  const isHome = (row: number) => columns.facts[row]?.state === homeState;
  if (lists.safety.some(isHome)) return [];

  const mayBe = mayBeListed(student.facts, columns);
  const isWithin = withinWishedDistance(student, columns);
  const fitAt = partFits(preferencesOf(student, columns), 'major');
  const teaches = (row: number) => teachesMajor(student.facts, fitAt(row));
  const likelyAt = (row: number) => ({
    chance: numberAt(ranked.chance, row),
    low: numberAt(ranked.low, row),
  });
  const isSafe = (row: number, but: NotSafe | null = null) =>
    categoryOf(likelyAt(row).chance) === 'safety' &&
    [null, but].includes(notSafeAt(student, columns, row, likelyAt(row)));
  const atHome = [...columns.listable].filter(
    (row) => isHome(row) && mayBe(row) && isWithin(row) && !Number.isNaN(likelyAt(row).chance),
  );
  const [likeliest] = atHome.filter(teaches).toSorted((a, b) => likelyAt(b).chance - likelyAt(a).chance);
  const others = atHome
    .filter((row) => !teaches(row) && columns.isPublic[row] === 1 && isSafe(row, 'major-not-taught'))
    .toSorted((a, b) => numberAt(columns.list.completion, b) - numberAt(columns.list.completion, a))
    .slice(0, NAMED);

  const there = lists.safety.length > 0 ? 'there' : homeWords(homeState);
  const words = [
    lists.safety.length > 0 ? `None of your safeties is ${homeWords(homeState)}.` : '',
    likeliest === undefined
      ? `We found no college ${there} that teaches your major and that we could list.`
      : likeliestWords(likeliest),
    others.length === 0 ? '' : `Safe there, but without your major: ${others.map(nameOf).join(' and ')}.`,
  ];
  const { length: found } = lists.safety;
  return [{ category: 'safety', wanted: LIST_SIZES.safety, found, words: words.filter(Boolean).join(' ') }];

  function nameOf(row: number): string {
    return columns.facts[row]?.name ?? '';
  }

  function likeliestWords(row: number): string {
    const { chance } = likelyAt(row);
    if (isSafe(row)) return `${nameOf(row)} ${there} would be safe for you, at ${percentWords(chance)}.`;
    const reason = notSafeWords(student, columns, row, likelyAt(row));
    const likely = `The likeliest ${there} is ${nameOf(row)}, at ${percentWords(chance)}`;
    return reason === null ? `${likely}.` : `${likely}. ${reason}`;
  }
}
