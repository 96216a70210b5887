import { z } from 'zod';
import { email, language, linkToken, newPassword, plan } from '../../../account/adapters/http/fields.dto.js';

const name = (missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(100, 'Please use at most 100 characters.')
    // Control characters would end up in mail headers and logs.
    .regex(/^\P{Cc}+$/u, 'Please use letters only.');

export const RegisterRequest = z
  .object({
    firstName: name('Please enter your first name.'),
    lastName: name('Please enter your last name.'),
    email,
    password: newPassword,
    role: z
      .enum(['student', 'parent', 'counselor'], {
        error: 'Please choose student, parent or school counselor.',
      })
      .default('student'),
    plan: plan.default('starter').describe('What was chosen on the pricing page'),
    language: language.optional().describe('Where one was chosen before'),
  })
  .meta({ id: 'RegisterRequest' });
export type RegisterRequest = z.infer<typeof RegisterRequest>;

export const VerifyEmailRequest = z
  .object({ token: linkToken('This confirmation link is not complete.') })
  .meta({ id: 'VerifyEmailRequest' });
export type VerifyEmailRequest = z.infer<typeof VerifyEmailRequest>;
