import { z } from 'zod';
import { Instant } from '#shared-kernel/platform/http/requests/instant.js';
import { LANGUAGES } from '#shared-kernel/domain/language.js';
import { PLANS } from '../../domain/plan.js';

export const User = z
  .object({
    id: z.uuid(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    role: z.enum(['student', 'parent', 'counselor', 'admin']),
    isActive: z.boolean(),
    createdAt: Instant,
    lastLogin: Instant.nullable(),
    profileImageUrl: z.string().nullable().describe('Opens the account picture for ten minutes'),
    plan: z.enum(PLANS).describe('The plan this person chose; no payment is taken for any'),
    language: z.enum(LANGUAGES).describe('What emails, and the pages families read, are in'),
    languageChosenAt: Instant.nullable().describe('Null until one was chosen'),
    isEmailVerified: z.boolean(),
    hasPassword: z.boolean(),
    signInProviders: z.array(z.string()).describe('Ids of the linked providers'),
    secondFactor: z.boolean().describe('Whether two-step verification is on'),
  })
  .meta({ id: 'User' });

export const Tokens = z.object({ accessToken: z.string(), refreshToken: z.string() });

export const AuthResponse = z
  .object({ success: z.literal(true), message: z.string(), tokens: Tokens, user: User })
  .meta({ id: 'AuthResponse' });
