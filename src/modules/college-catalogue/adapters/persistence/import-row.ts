/** What a worker must know of an import. */
export interface ImportRow {
  id: string;
  source: 'api' | 'files';
  scope: 'all' | 'competitive';
  options: Partial<{
    forceUpdate: boolean;
    maxAgeInDays: number;
    resumeFromPage: number;
    files: string[];
    releasedOn: string | null;
    dataYear: number | null;
  }>;
  state: 'queued' | 'running' | 'waiting' | 'complete' | 'failed' | 'cancelled';
  released_on: string | null;
  page: number;
  stored: number;
}

/** Any number; every process must use the same one. */
export const IMPORT_LOCK = 7_302_027;

export const UNFINISHED = `('queued', 'running', 'waiting')`;

export const UNFINISHED_BY_ID = `
  select id, source, scope, options, state, released_on::text, page, imported + updated + unchanged as stored
    from college_catalogue.imports where id = $1 and state in ${UNFINISHED}`;
