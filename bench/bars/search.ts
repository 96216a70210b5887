import { ratioResult, type Result } from '../measuring/result.js';
import { throughput } from '../measuring/load.js';
import { transactions, withLiterals } from '../measuring/pgbench.js';
import { byStudents, measured, type Stage } from '../measuring/stage.js';
import { patternsOf, searchWith, SIMILAR } from '../references/statements.js';
import { addressOf, FILTERED, MISSPELLED, searchFor } from './searches.js';

/** P1 and P2: a common word and a filter, compared with fastify + pg and with the plain statement. */
export async function filteredSearch(stage: Stage): Promise<Result[]> {
  const { product, reference, databaseUrl, seconds } = stage;
  const requests = byStudents(stage, FILTERED.map(addressOf));
  const scripts = FILTERED.map(({ text, filter, value }) =>
    withLiterals(searchWith(filter).sql, [patternsOf(text), value]),
  );
  const series = await measured(stage, [
    { name: 'product', measure: () => throughput({ url: product.url, requests, seconds }) },
    { name: 'fastify', measure: () => throughput({ url: reference.url, requests, seconds }) },
    { name: 'pgbench', measure: () => transactions(databaseUrl, scripts, seconds) },
  ]);
  const what = 'search, common term and filter, requests/s';
  return [
    ratioResult(
      { id: 'P1', what, against: 'fastify + pg', must: 1.5, goal: 4, more: 'is better' },
      series,
      ['product', 'fastify'],
      'per s',
    ),
    ratioResult(
      { id: 'P2', what, against: 'pgbench, bare SQL', must: 1, goal: 2.5, more: 'is better' },
      series,
      ['product', 'pgbench'],
      'per s',
    ),
  ];
}

/** P3: misspelled names, compared with trigram similarity. */
export async function misspelledSearch(stage: Stage): Promise<Result[]> {
  const { product, databaseUrl, seconds } = stage;
  const requests = byStudents(stage, MISSPELLED.map(searchFor));
  const scripts = MISSPELLED.map((text) => withLiterals(SIMILAR.sql, [text]));
  const series = await measured(stage, [
    { name: 'product', measure: () => throughput({ url: product.url, requests, seconds }) },
    { name: 'pgbench', measure: () => transactions(databaseUrl, scripts, seconds) },
  ]);
  return [
    ratioResult(
      {
        id: 'P3',
        what: 'search with a typo, requests/s',
        against: 'pgbench, pg_trgm similarity',
        must: 2,
        goal: 8,
        more: 'is better',
      },
      series,
      ['product', 'pgbench'],
      'per s',
    ),
  ];
}
