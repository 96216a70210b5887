import { z } from 'zod';
import { Instant } from '#shared-kernel/platform/http/instant.js';
import { email } from '../../../account/adapters/http/fields.dto.js';
import { PLANS } from '../../../account/domain/plan.js';

const name = (missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(100, 'Please use at most 100 characters.')
    // Control characters would travel into mail headers and logs.
    .regex(/^\P{Cc}+$/u, 'Please use letters only.');

const plan = z.enum(PLANS, { error: 'Please choose Starter, Professional or Premium Consulting.' });

export const RegisterRequest = z
  .object({
    firstName: name('Please enter your first name.'),
    lastName: name('Please enter your last name.'),
    email,
    password: z.string({ error: 'Please choose a password.' }).min(1, 'Please choose a password.').max(1000),
    role: z
      .enum(['student', 'parent', 'counselor'], {
        error: 'Please choose student, parent or school counselor.',
      })
      .default('student'),
    plan: plan.default('starter').describe('What was chosen on the pricing page'),
  })
  .meta({ id: 'RegisterRequest' });
export type RegisterRequest = z.infer<typeof RegisterRequest>;

const MISSING_CREDENTIALS = 'Please enter both email and password.';

export const LoginRequest = z
  .object({
    email: z.string({ error: MISSING_CREDENTIALS }).trim().min(1, MISSING_CREDENTIALS).max(255),
    password: z.string({ error: MISSING_CREDENTIALS }).min(1, MISSING_CREDENTIALS).max(1000),
    code: z
      .string()
      .max(40)
      .optional()
      .describe('Of the authenticator app, or a recovery code; asked for by identity.second-factor-needed'),
  })
  .meta({ id: 'LoginRequest' });
export type LoginRequest = z.infer<typeof LoginRequest>;

export const RefreshRequest = z
  .object({ refreshToken: z.string({ error: 'A refresh token is needed.' }).min(1).max(200) })
  .meta({ id: 'RefreshRequest' });
export type RefreshRequest = z.infer<typeof RefreshRequest>;

export const PlanRequest = z.object({ plan }).meta({ id: 'PlanRequest' });
export type PlanRequest = z.infer<typeof PlanRequest>;

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
    profileImageUrl: z.string().nullable(),
    plan: z.enum(PLANS).describe('The plan this person chose; no payment is taken for any'),
    isEmailVerified: z.boolean(),
    hasPassword: z.boolean(),
    signInProviders: z.array(z.string()).describe('Ids of the providers that are linked'),
    secondFactor: z.boolean().describe('Whether signing in asks for a code'),
  })
  .meta({ id: 'User' });

const Tokens = z.object({ accessToken: z.string(), refreshToken: z.string() });

export const AuthResponse = z
  .object({ success: z.literal(true), message: z.string(), tokens: Tokens, user: User })
  .meta({ id: 'AuthResponse' });

export const RefreshResponse = z
  .object({ success: z.literal(true), tokens: Tokens })
  .meta({ id: 'RefreshResponse' });

export const LogoutResponse = z
  .object({ success: z.literal(true), message: z.string() })
  .meta({ id: 'LogoutResponse' });
