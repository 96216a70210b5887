import { defineEntity, p } from '@mikro-orm/core';
import { Account } from '../../domain/account.js';

export const AccountSchema = defineEntity({
  class: Account,
  schema: 'identity',
  tableName: 'users',
  properties: {
    id: p.uuid().primary(),
    email: p.string().length(255).unique(),
    firstName: p.string().length(100),
    lastName: p.string().length(100),
    role: p.string(),
    passwordHash: p.string().nullable(),
    googleIssuer: p.string().nullable(),
    googleId: p.string().nullable(),
    isEmailVerified: p.boolean(),
    isActive: p.boolean(),
    profileImageUrl: p.string().nullable(),
    chosenPlan: p.string(),
    chosenLanguage: p.string().fieldName('language'),
    languageChosenAt: p.datetime().nullable(),
    removalDueAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    lastLogin: p.datetime().nullable(),
  },
});
