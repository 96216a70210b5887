import { type KeptTable } from '#shared-kernel/application/kept-data.js';

export const accountKeptData: readonly KeptTable[] = [
  {
    table: 'identity.users',
    // Removed by the job `RemoveLeavingAccounts`.
    howLong:
      'As long as your account exists. If you leave, everything of yours is deleted seven days after you ask.',
    title: 'Your account',
    of: 'id = $1',
    orderBy: 'id',
    without: ['password_hash'],
  },
  {
    table: 'identity.password_reset_tokens',
    howLong:
      'A link works for 30 minutes or one day. The record of it is deleted within a day after that day is over.',
    deletedWhen: `expires_at < now() - interval '1 day'`,
    title: 'Links we emailed you',
    of: 'user_id = $1',
    orderBy: 'created_at, id',
    without: ['user_id', 'token'],
  },
];
