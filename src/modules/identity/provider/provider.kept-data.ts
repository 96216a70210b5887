import { type KeptTable } from '#shared-kernel/application/kept-data.js';

const SIGNING_IN = {
  howLong: 'Ten minutes; deleted within a day.',
  deletedWhen: 'expires_at < now()',
  leftOut: 'Keys of a sign-in with another service while it is under way could be used to sign in as you.',
} as const;

export const providerKeptData: readonly KeptTable[] = [
  { table: 'identity.provider_flows', ...SIGNING_IN },
  { table: 'identity.provider_handoffs', ...SIGNING_IN },
  { table: 'identity.provider_links', ...SIGNING_IN },
];
