import { type KeptTable } from '#shared-kernel/application/kept-data.js';

export const dataExportsKeptData: readonly KeptTable[] = [
  {
    table: 'identity.data_exports',
    // A copy that is ready is removed with its file by the job `RemoveExpiredDataExports`.
    howLong:
      'A copy is deleted within an hour after its 24 hours; the record of one that failed, after a week.',
    deletedWhen: `status <> 'ready' and requested_at < now() - interval '7 days'`,
    title: 'Copies of your data you asked for',
    of: 'user_id = $1',
    orderBy: 'requested_at',
    without: ['user_id', 'files_done', 'files_total'],
  },
];
