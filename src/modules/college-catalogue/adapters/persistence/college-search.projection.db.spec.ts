import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogueOnPostgres, storedCards } from '../../testing/catalogue-on-postgres.js';
import { collegeSearchProjection, refreshCollegeSearch } from './college-search.projection.js';

const OHIO_STATE = 204796;
const HARVARD = 166027;

let catalogue: Awaited<ReturnType<typeof catalogueOnPostgres>>;
beforeAll(async () => {
  catalogue = await catalogueOnPostgres();
});
afterAll(() => catalogue.close());

const cardsNow = () => storedCards(catalogue.client, [OHIO_STATE, HARVARD]);

it('rewrites every card when the shape of a card changes', async () => {
  const before = await cardsNow();
  await catalogue.client.query(`update college_catalogue.college_search set card = '{"id": 204796}'`);
  await collegeSearchProjection.load(catalogue.client);

  expect(await cardsNow()).toEqual(before);
  expect(await collegeSearchProjection.version()).toMatch(/^[0-9a-f]{64}$/);
});

it('writes cards in plain letters, which take half the time to send', async () => {
  const odd = [...(await storedCards(catalogue.client)).values()].filter((card) =>
    /[^\x20-\xff]/.test(JSON.stringify(card)),
  );

  expect(odd).toEqual([]);
});

it('rewrites only the requested cards', async () => {
  await catalogue.client.query(
    'update college_catalogue.college_costs set net_price = 1 where unit_id = any ($1)',
    [[OHIO_STATE, HARVARD]],
  );
  await refreshCollegeSearch(catalogue.client, [HARVARD]);
  const cards = await cardsNow();

  expect(cards.get(HARVARD)?.netPrice).toBe(1);
  expect(cards.get(OHIO_STATE)?.netPrice).toBe(18_292);
});

it('shows what an admin keeps where there is no federal figure, in plain letters too', async () => {
  await catalogue.client.query(
    `insert into college_catalogue.kept_facts (unit_id, fact, value, source_url, checked_on, kept_at)
     values ($1, 'averageGPA', '3.9', 'https://example.org/facts', '2026-01-01', now()),
            ($1, 'financialAidAverage', '14200', 'https://example.org/aid', '2026-01-01', now()),
            ($1, 'description', '"The state’s flagship, by the Olentangy."', 'https://example.org', '2026-01-01', now())`,
    [OHIO_STATE],
  );
  await refreshCollegeSearch(catalogue.client, [OHIO_STATE]);

  expect((await cardsNow()).get(OHIO_STATE)).toMatchObject({
    averageGPA: 3.9,
    financialAidAverage: 14_200,
    description: "The state's flagship, by the Olentangy.",
  });
});
