import { EntitySchema } from '@mikro-orm/core';
import { SignIn } from '../../domain/sign-in.js';

type Mapped = Record<string, unknown>;

export const SignInSchema = new EntitySchema<Mapped>({
  class: SignIn as unknown as new () => Mapped,
  schema: 'identity',
  tableName: 'sign_ins',
  properties: {
    id: { type: 'uuid', primary: true },
    userId: { type: 'uuid' },
    startedAt: { type: 'datetime' },
    expiresAt: { type: 'datetime' },
    device: { type: 'string' },
    address: { type: 'string', nullable: true },
    lastUsedAt: { type: 'datetime' },
    revokedAt: { type: 'datetime', nullable: true },
  },
});
