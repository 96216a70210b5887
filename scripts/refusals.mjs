// Every refusal of the source: its code, its status and what it says. Used by scripts/openapi.mjs.
import fs from 'node:fs';
import path from 'node:path';

/** As the server's problem filter turns kinds into statuses. */
const STATUS = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  'too-slow': 408,
  conflict: 409,
  'too-large': 413,
  unprocessable: 422,
  'too-many': 429,
  unavailable: 503,
  'no-room': 507,
};
const CLASS = /class \w+ extends Refusal \{(.*?)\n\}/gs;
const FIELD = (name) => new RegExp(`${name}(?::[^=]*)? = '([^']+)'`);
const TEXT = /super\(\s*'((?:[^'\\]|\\.)*)',?\s*\)/;
/** For those that say what is wrong with the one request. */
const DEPENDS = 'Says what is wrong.';

export function refusalsIn(folder) {
  const refusals = fs
    .globSync('**/*.ts', { cwd: folder })
    .filter((file) => !file.endsWith('.spec.ts'))
    .flatMap((file) => [...fs.readFileSync(path.join(folder, file), 'utf8').matchAll(CLASS)])
    .map(([, body]) => ({
      code: FIELD('code').exec(body)?.[1],
      status: STATUS[FIELD('kind').exec(body)?.[1]],
      text: TEXT.exec(body)?.[1] ?? DEPENDS,
    }))
    .filter(({ code, status }) => code !== undefined && status !== undefined);
  const byCode = new Map(refusals.map((refusal) => [refusal.code, refusal]));
  return [...byCode.values()].sort((a, b) => (a.code < b.code ? -1 : 1));
}
