import { EntitySchema } from '@mikro-orm/core';
import { Account } from '../../domain/account.js';

type Mapped = Record<string, unknown>;

export const AccountSchema = new EntitySchema<Mapped>({
  // The constructor is private: accounts are registered, and the mapper never constructs.
  class: Account as unknown as new () => Mapped,
  schema: 'identity',
  tableName: 'users',
  properties: {
    id: { type: 'uuid', primary: true },
    email: { type: 'string', length: 255, unique: true },
    firstName: { type: 'string', length: 100 },
    lastName: { type: 'string', length: 100 },
    role: { type: 'string' },
    passwordHash: { type: 'string', nullable: true },
    googleIssuer: { type: 'string', nullable: true },
    googleId: { type: 'string', nullable: true },
    isEmailVerified: { type: 'boolean' },
    isActive: { type: 'boolean' },
    profileImageUrl: { type: 'string', nullable: true },
    chosenPlan: { type: 'string' },
    createdAt: { type: 'datetime' },
    updatedAt: { type: 'datetime' },
    lastLogin: { type: 'datetime', nullable: true },
  },
});
