import { joined, type Phrase, phrase } from '../../../domain/figures/figure.js';
import { priceWords, printed, rangeInRow } from '../../../domain/figures/print.js';
import { type CollegeRow } from '../../../domain/replies/reply.js';
import { type ListedCollege } from '../../tools/tool-results.js';

/** What a line of a list says of a college: at most four facts. */
function factsOf(
  { chance, price, priceIs, graduation, students, admitRate }: ListedCollege,
  bySize: boolean,
): Phrase[] {
  const facts: Phrase[] = [];
  if (bySize && students.value !== null) facts.push(phrase`${printed(students)} undergraduates`);
  if (chance !== null) facts.push(phrase`${rangeInRow(chance)}, ${chance.category}`);
  else if (admitRate.value !== null) facts.push(phrase`${printed(admitRate)} of applicants got in`);
  if (price.value !== null)
    facts.push(priceIs === 'full-price' ? phrase`${printed(price)} a year` : priceWords(price));
  if (graduation.value !== null) facts.push(phrase`${printed(graduation)} graduate`);
  return facts;
}

export function listedLine(row: ListedCollege, bySize: boolean): Phrase {
  const facts = factsOf(row, bySize);
  const { name, place } = row.college;
  return facts.length === 0 ? phrase`${name} (${place})` : phrase`${name} (${place}): ${joined(facts, '; ')}`;
}

export const listedRow = (row: ListedCollege, bySize: boolean): CollegeRow => ({
  collegeId: row.college.id,
  name: row.college.name,
  place: row.college.place,
  facts: factsOf(row, bySize).map(({ text }) => text),
});

/** Whose prices the rows show; said once a list. */
export function pricesNote(rows: readonly ListedCollege[]): string {
  const priced = rows.filter(({ price }) => price.value !== null);
  if (priced.length === 0 || priced.some(({ priceIs }) => priceIs === 'full-price')) return '';
  return priced.every(({ priceIs }) => priceIs === 'for-your-income')
    ? 'Prices are for a family income like yours.'
    : 'Prices are averages over all families.';
}
