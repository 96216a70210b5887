import { readFileSync } from 'node:fs';
import { defineConfig } from '@hey-api/openapi-ts';

const DOCUMENT = './openapi/openapi.json';

interface Operation {
  operationId: string;
  tags: string[];
}
const { paths } = JSON.parse(readFileSync(DOCUMENT, 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};
const contexts = new Map(
  Object.values(paths)
    .flatMap((operations) => Object.values(operations))
    .map(({ operationId, tags }) => [operationId, tags[0]]),
);

/** One file of calls and one of queries for each context, so that a page loads only those of the contexts it shows. */
export default defineConfig({
  input: DOCUMENT,
  output: { path: process.env['OPENAPI_CLIENT_DIR'] ?? './web/src/api' },
  parser: {
    hooks: {
      symbols: {
        getFilePath: ({ meta }) => {
          const context = contexts.get(String(meta?.['resourceId']));
          if (context === undefined) return undefined;
          if (meta?.category === 'sdk') return `calls/${context}`;
          return meta?.category === 'hook' ? `queries/${context}` : undefined;
        },
      },
    },
  },
  plugins: [
    '@hey-api/typescript',
    // The client signs its calls itself.
    { name: '@hey-api/sdk', auth: false },
    { name: '@hey-api/client-fetch', baseUrl: false },
    // Pages that load more keep their own cursor.
    { name: '@tanstack/react-query', infiniteQueryOptions: false, infiniteQueryKeys: false },
  ],
});
