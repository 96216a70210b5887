import { defineEntity, p } from '@mikro-orm/core';
import { MailedToken } from '../../domain/mailed-token.js';

export const MailedTokenSchema = defineEntity({
  class: MailedToken,
  schema: 'identity',
  tableName: 'password_reset_tokens',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    token: p.string().length(64).unique(),
    tokenType: p.string(),
    email: p.string().length(255),
    expiresAt: p.datetime(),
    usedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
});
