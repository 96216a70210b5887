import { type ImportProgress, type ImportStatus } from '@/api';

/** A full import, half way. */
export const anImport = (but: Partial<ImportProgress> = {}): ImportProgress => ({
  id: '01990000-0000-7000-8000-0000000000d1',
  source: 'api',
  scope: 'all',
  state: 'running',
  options: { forceUpdate: false, maxAgeInDays: 30, resumeFromPage: 0 },
  releasedOn: '2025-05-19',
  page: 32,
  pages: 65,
  expectedRows: 6429,
  rowsRead: 3200,
  imported: 40,
  updated: 160,
  duplicates: 2998,
  rejected: 2,
  waits: 1,
  waitedMs: 180_000,
  waitingUntil: null,
  waitingFor: null,
  secondsLeft: 7_500,
  error: null,
  createdAt: '2026-11-20T09:00:00.000Z',
  startedAt: '2026-11-20T09:00:01.000Z',
  heartbeatAt: '2026-11-20T10:00:00.000Z',
  finishedAt: null,
  ...but,
});

export const aStatus = (current: ImportProgress | null): ImportStatus => ({
  totalInDatabase: 6_400,
  closedInDatabase: 129,
  estimatedTotalColleges: 6_429,
  completionPercentage: 99,
  lastImportDate: '2026-10-01T03:20:00.000Z',
  dataRelease: '2025-05-19',
  nextRefreshAt: null,
  current,
});
