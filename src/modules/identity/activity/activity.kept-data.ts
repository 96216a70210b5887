import { type KeptTable } from '#shared-kernel/application/kept-data.js';

export const activityKeptData: readonly KeptTable[] = [
  {
    table: 'identity.audit_log',
    howLong:
      'One year. When your account is deleted, the entries stay, without anything that could identify you.',
    // A trigger of the table refuses to delete younger entries.
    deletedWhen: `happened_at < now() - interval '1 year'`,
    title: 'What happened to your account, and what you did to others',
    of: '(user_id = $1 or by_user_id = $1)',
    orderBy: 'happened_at, id',
    without: ['user_id', 'by_user_id', 'email_hash'],
    beside: {
      account: `case when kept.user_id = $1 then 'yours' else 'someone else''s' end`,
      by_you: 'coalesce(kept.by_user_id = $1, true)',
    },
  },
];
