import { type OpenAPIObject } from '@nestjs/swagger';
import refusals from '../../../../openapi/refusals.json' with { type: 'json' };
import codesByCall from '../../../../openapi/refusals-of-calls.json' with { type: 'json' };

const STATUS: ReadonlyMap<string, number> = new Map(refusals.map(({ code, status }) => [code, status]));
const CODES: Readonly<Record<string, readonly string[]>> = codesByCall;
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Says below each refusal that a call declares with which codes it comes; found in the source by `npm run openapi`. */
export function addCodes({ paths }: OpenAPIObject): void {
  for (const operations of Object.values(paths))
    for (const { operationId = '', responses } of METHODS.flatMap((method) => operations[method] ?? []))
      for (const [status, response] of Object.entries(responses)) {
        const codes = (CODES[operationId] ?? []).filter((code) => String(STATUS.get(code)) === status);
        if (codes.length === 0 || response === undefined || '$ref' in response) continue;
        const shown = codes.map((code) => `\`${code}\``).join(', ');
        Object.assign(response, { description: `${response.description}: ${shown}`, 'x-codes': codes });
      }
}
