import { defineEntity, p } from '@mikro-orm/core';
import { SignIn } from '../../domain/sign-in.js';

export const SignInSchema = defineEntity({
  class: SignIn,
  schema: 'identity',
  tableName: 'sign_ins',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    startedAt: p.datetime(),
    expiresAt: p.datetime(),
    device: p.string(),
    address: p.string().nullable(),
    lastUsedAt: p.datetime(),
    revokedAt: p.datetime().nullable(),
  },
});
