import { joined, phrase, type Phrase } from '../../../../domain/figures/figure.js';
import { priceWords, printed, rangeInRow } from '../../../../domain/figures/print.js';
import { type Block } from '../../../../domain/replies/reply.js';
import { type ListedCollege } from '../../../tools/tool-results.js';

/** "Kent State: 98%+ chance, about $19,400 a year after aid, 65% graduate"; the place where it is in another state than home. */
export function safetyLine(row: ListedCollege, homeState: string | null): Phrase {
  const { college } = row;
  const name = college.state === homeState ? college.name : `${college.name} (${college.place})`;
  return phrase`${name}: ${joined(factsOf(row), ', ')}`;
}

export const safetiesBlock = (rows: readonly ListedCollege[]): Block => ({
  type: 'colleges',
  rows: rows.map((row) => ({
    collegeId: row.college.id,
    name: row.college.name,
    place: row.college.place,
    facts: factsOf(row).map(({ text }) => text),
  })),
});

function factsOf({ chance, price, priceIs, graduation }: ListedCollege): Phrase[] {
  const cost =
    price.value === null
      ? phrase`price ${printed(price)}`
      : priceIs === 'full-price'
        ? phrase`about ${printed(price)} a year`
        : priceWords(price);
  return [
    ...(chance === null ? [] : [phrase`${rangeInRow(chance)} chance`]),
    cost,
    graduation.value === null
      ? phrase`graduation ${printed(graduation)}`
      : phrase`${printed(graduation)} graduate`,
  ];
}
