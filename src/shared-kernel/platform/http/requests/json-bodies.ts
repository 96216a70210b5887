import { errorCodes, type FastifyInstance } from 'fastify';

/** Far deeper than any body of the API. Parsing and checking a very deep one would take 100 ms and more. */
const MAX_DEPTH = 20;

/** Refuses JSON that is nested too deep or has a name twice in one object, as well as what Fastify itself refuses. */
export function readJsonBodies(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeContentTypeParser('application/json');
  fastify.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    const { depth, names } = outlineOf(text);
    if (depth > MAX_DEPTH) {
      done(new errorCodes.FST_ERR_CTP_INVALID_JSON_BODY());
      return;
    }
    void parse(request, text, (error, body: unknown) => {
      const hasNameTwice = error === null && countNames(body) < names;
      done(hasNameTwice ? new errorCodes.FST_ERR_CTP_INVALID_JSON_BODY() : error, body);
    });
  });
}

/** How deep the JSON is nested, and how many names it gives to values. With the count below: 4 µs for 2 kB, 6 ms at most. */
function outlineOf(json: string): { depth: number; names: number } {
  let [open, depth, names] = [0, 0, 0];
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (character === '"') at = endOfString(json, at);
    else if (character === ':') names += 1;
    else if (character === '{' || character === '[') depth = Math.max(depth, (open += 1));
    else if (character === '}' || character === ']') open -= 1;
  }
  return { depth, names };
}

function endOfString(json: string, start: number): number {
  let at = start + 1;
  while (at < json.length && json[at] !== '"') at += json[at] === '\\' ? 2 : 1;
  return at;
}

/** Parsing keeps only the last of two equal names, so fewer are left than were written. */
function countNames(value: unknown): number {
  if (value === null || typeof value !== 'object') return 0;
  const values: unknown[] = Object.values(value);
  const own = Array.isArray(value) ? 0 : values.length;
  return values.reduce((sum: number, inner) => sum + countNames(inner), own);
}
