import { type KeptTable } from '#shared-kernel/application/kept-data.js';

const DAYS = '30 days from when you signed in.';
const UNTIL_OFF = 'Until you turn it off.';

export const signInKeptData: readonly KeptTable[] = [
  {
    table: 'identity.sign_ins',
    howLong: DAYS,
    deletedWhen: 'expires_at < now()',
    title: 'Where you signed in',
    of: 'user_id = $1',
    orderBy: 'started_at, id',
    without: ['user_id'],
  },
  {
    // Deleted with its sign-in.
    table: 'identity.refresh_tokens',
    howLong: DAYS,
    leftOut: 'Fingerprints of the keys that keep you signed in say nothing about you.',
  },
  {
    table: 'identity.second_factors',
    howLong: UNTIL_OFF,
    title: 'Two-step verification',
    of: 'user_id = $1',
    orderBy: 'user_id',
    without: ['user_id', 'sealed_secret', 'last_step'],
  },
  {
    table: 'identity.recovery_codes',
    howLong: UNTIL_OFF,
    leftOut: 'Fingerprints of your recovery codes say nothing about you.',
  },
];
