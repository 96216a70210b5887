import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CollegeCard } from '../../contracts/index.js';
import { SHORT_NAME } from './short-name.sql.js';
import { catalogueOnPostgres, storedCards } from '../../testing/catalogue-on-postgres.js';

let cards: readonly CollegeCard[];
let catalogue: Awaited<ReturnType<typeof catalogueOnPostgres>>;
beforeAll(async () => {
  catalogue = await catalogueOnPostgres();
  cards = [...(await storedCards(catalogue.client)).values()];
});
afterAll(() => catalogue.close());

const shortNameOf = (federal: string) => cards.find(({ name }) => name === federal)?.shortName;

describe('the name people use', () => {
  it.each([
    ['Georgia Institute of Technology-Main Campus', 'Georgia Tech'],
    ['University of California-San Diego', 'UC San Diego'],
    ['California State University-Long Beach', 'Cal State Long Beach'],
    ['Ohio State University-Main Campus', 'Ohio State'],
    ['Pennsylvania State University-Main Campus', 'Penn State'],
    ['Virginia Polytechnic Institute and State University', 'Virginia Tech'],
    ['University of North Carolina at Chapel Hill', 'UNC Chapel Hill'],
    ['The University of Texas at Austin', 'UT Austin'],
    ['University of Massachusetts-Amherst', 'UMass Amherst'],
    ['Rutgers University-New Brunswick', 'Rutgers New Brunswick'],
    ['Miami University-Oxford', 'Miami (Ohio)'],
    ['University of Miami', 'University of Miami'],
    ['CUNY Bernard M Baruch College', 'Baruch College (CUNY)'],
    ['CUNY Hunter College', 'Hunter College (CUNY)'],
    ['Texas A&M University-College Station', 'Texas A&M'],
    ['University of Illinois Urbana-Champaign', 'University of Illinois Urbana-Champaign'],
    ['University of Wisconsin-Madison', 'University of Wisconsin-Madison'],
    ['Harvard University', 'Harvard University'],
    ['Goldey-Beacom College', 'Goldey-Beacom College'],
    ['Alabama A & M University', 'Alabama A&M University'],
  ])('of %s is %s', (federal, shown) => {
    expect(shortNameOf(federal)).toBe(shown);
  });

  it.each([
    ['D’Youville  University', 'D’Youville University'],
    ['University of Notre Dame -', 'University of Notre Dame, Chicago'],
    [
      'Victor Valley Community College - Aviation Technology',
      'Victor Valley Community College, Aviation Technology',
    ],
  ])('of %s has no slip of the federal file', async (federal, shown) => {
    const { rows } = await catalogue.client.query<{ name: string }>(
      `select ${SHORT_NAME} as name from (select $1::text as name, 0 as unit_id, 'Chicago' as city) as c`,
      [federal],
    );
    expect(rows).toEqual([{ name: shown }]);
  });

  it('belongs to one college only', () => {
    const twice = cards.filter(
      (card) =>
        card.shortName !== card.name &&
        cards.some((other) => other.id !== card.id && other.shortName === card.shortName),
    );

    expect(twice.map(({ name }) => name)).toEqual([]);
  });
});
