import { ratioResult, type Result } from '../measuring/result.js';
import { throughput } from '../measuring/load.js';
import { transactions } from '../measuring/pgbench.js';
import { byStudents, measured, type Stage } from '../measuring/stage.js';
import { BROWSE } from '../references/statements.js';
import { browse } from './searches.js';

const PAGE_SIZE = 50;

/** P4: every page of the catalogue, and the last page compared with the first. */
export async function browsing(stage: Stage): Promise<Result[]> {
  const { product, databaseUrl, seconds } = stage;
  const last = await lastPage(stage);
  const pages = Array.from({ length: last }, (_, index) => browse(((index * 37) % last) + 1));
  const script = `\\set before random(0, ${last - 1}) * ${PAGE_SIZE}\n${BROWSE.sql.replace('$1', ':before')};\n`;
  const onProduct = (paths: readonly string[]) => () =>
    throughput({ url: product.url, requests: byStudents(stage, paths), seconds });

  const series = await measured(stage, [
    { name: 'all pages', measure: onProduct(pages) },
    { name: 'pgbench', measure: () => transactions(databaseUrl, [script], seconds) },
    { name: 'first page', measure: onProduct([browse(1)]) },
    { name: 'last full page', measure: onProduct([browse(last - 1)]) },
  ]);
  return [
    ratioResult(
      {
        id: 'P4',
        what: `browse, pages 1-${last}, requests/s`,
        against: 'pgbench browse',
        must: 0.7,
        goal: 1.2,
        more: 'is better',
      },
      series,
      ['all pages', 'pgbench'],
      'per s',
    ),
    ratioResult(
      {
        id: 'P4',
        what: `page 1 as often as page ${last - 1}, the last full one`,
        against: 'itself',
        must: 1.5,
        goal: 1.5,
        more: 'is worse',
      },
      series,
      ['first page', 'last full page'],
      'per s',
    ),
  ];
}

async function lastPage({ product, students }: Stage): Promise<number> {
  const headers = { authorization: students[0]?.authorization ?? '' };
  const reply = await fetch(product.url + browse(1), { headers });
  return ((await reply.json()) as { totalPages: number }).totalPages;
}
