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
const ADMINS_ONLY = '/api/admin/';
/** Called by the pages about applications only. */
const APPLICATIONS = [
  '/api/applications',
  '/api/aid',
  '/api/notification-settings',
  '/api/calendar-feed',
  '/api/list-spreadsheet',
];

/** Called by the pages about parents and counselors only. */
const FAMILY = [
  '/api/linked-students',
  '/api/caseload',
  '/api/essays-to-comment',
  '/api/next-dates',
  '/api/sharing',
  '/api/share-links',
  '/api/shared-list',
];
/** Called in settings only. */
const ACCOUNT = '/api/account/';
/** What every page needs to stay signed in; the rest of signing in is for its own pages. */
const SESSION = ['/api/auth/me', '/api/auth/refresh', '/api/auth/logout'];
/** Called by My List, which has no room for more than it needs. */
const SUGGESTIONS = '/api/suggestions';

function fileOf(path: string, { tags }: Operation): string | undefined {
  if (path.startsWith(ADMINS_ONLY)) return 'admin';
  if (path.startsWith(SUGGESTIONS)) return 'suggestions';
  if (path.startsWith(ACCOUNT)) return 'account';
  if (path.startsWith('/api/auth/') && !SESSION.includes(path)) return 'sign-in';
  if (FAMILY.some((start) => path.startsWith(start))) return 'family';
  return APPLICATIONS.some((start) => path.startsWith(start)) ? 'applications' : tags[0];
}

const fileNames = new Map(
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.values(operations).map((operation) => [operation.operationId, fileOf(path, operation)]),
  ),
);

/**
 * One file of calls and one of queries for each context, so that a page loads only those of the contexts it shows. What only
 * admins may call is in files of its own, which no student loads; so is what only the pages about applications call.
 */
export default defineConfig({
  input: DOCUMENT,
  output: { path: process.env['OPENAPI_CLIENT_DIR'] ?? './web/src/api' },
  parser: {
    hooks: {
      symbols: {
        getFilePath: ({ meta }) => {
          const name = fileNames.get(String(meta?.['resourceId']));
          if (name === undefined) return undefined;
          if (meta?.category === 'sdk') return `calls/${name}`;
          return meta?.category === 'hook' ? `queries/${name}` : undefined;
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
