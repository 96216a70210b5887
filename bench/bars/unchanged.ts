import { ratioResult, type Result } from '../measuring/result.js';
import { throughput } from '../measuring/load.js';
import { type Request } from '../measuring/requests.js';
import { byStudents, emptyRequests, measured, type Stage } from '../measuring/stage.js';
import { addressOf, browse, FILTERED } from './searches.js';

/** P6: requesting a page the browser already has. */
export async function unchangedPage(stage: Stage): Promise<Result[]> {
  const { product, empty, seconds } = stage;
  const pages = byStudents(stage, [browse(1), browse(2), ...FILTERED.map(addressOf)], stage.students.length);
  const requests = await Promise.all(pages.map((page) => withEtag(product.url, page)));
  const nothing = emptyRequests(stage);
  const series = await measured(stage, [
    { name: 'unchanged', measure: () => throughput({ url: product.url, requests, seconds }) },
    { name: 'empty', measure: () => throughput({ url: empty.url, requests: nothing, seconds }) },
  ]);
  return [
    ratioResult(
      {
        id: 'P6',
        what: 'unchanged page with If-None-Match, requests/s',
        against: 'empty authenticated route',
        must: 0.4,
        goal: 0.7,
        more: 'is better',
      },
      series,
      ['unchanged', 'empty'],
      'per s',
    ),
  ];
}

/** The request with the ETag of its page. Throws unless the product answers 304. */
async function withEtag(url: string, request: Request): Promise<Request> {
  const headers = { authorization: request.authorization ?? '' };
  const first = await fetch(url + request.path, { headers });
  await first.arrayBuffer();
  const etag = first.headers.get('etag') ?? '';
  const again = await fetch(url + request.path, { headers: { ...headers, 'if-none-match': etag } });
  await again.arrayBuffer();
  if (again.status !== 304) throw new Error(`${request.path} is sent again although nothing changed.`);
  return { ...request, etag };
}
