import { EntitySchema } from '@mikro-orm/core';
import { MailedToken } from '../../domain/mailed-token.js';

type Mapped = Record<string, unknown>;

export const MailedTokenSchema = new EntitySchema<Mapped>({
  class: MailedToken as unknown as new () => Mapped,
  schema: 'identity',
  tableName: 'password_reset_tokens',
  properties: {
    id: { type: 'uuid', primary: true },
    userId: { type: 'uuid' },
    token: { type: 'string', length: 64, unique: true },
    tokenType: { type: 'string' },
    email: { type: 'string', length: 255 },
    expiresAt: { type: 'datetime' },
    usedAt: { type: 'datetime', nullable: true },
    createdAt: { type: 'datetime' },
  },
});
