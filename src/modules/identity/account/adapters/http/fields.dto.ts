import { z } from 'zod';
import { LANGUAGES } from '#shared-kernel/domain/language.js';
import { PLANS } from '../../domain/plan.js';

export const email = z
  .string({ error: 'Email is required' })
  .trim()
  .min(1, 'Email is required')
  .max(255, 'Please use at most 255 characters.')
  .pipe(z.email('Please enter a valid email address'));

export const currentPassword = z
  .string({ error: 'Please enter your current password.' })
  .min(1, 'Please enter your current password.')
  .max(1000);

/** The rules for a good password are in the password policy. */
export const newPassword = z
  .string({ error: 'Please choose a password.' })
  .min(1, 'Please choose a password.')
  .max(1000);

export const plan = z.enum(PLANS, { error: 'Please choose Starter, Professional or Premium Consulting.' });

export const language = z.enum(LANGUAGES, { error: 'Please choose English or Spanish.' });

/** The token of a link in an email; 200 characters are more than any link has. */
export const linkToken = (missing: string) => z.string({ error: missing }).trim().min(1, missing).max(200);

export const Done = z.object({ success: z.literal(true), message: z.string() }).meta({ id: 'Done' });
export const done = (message: string) => ({ success: true, message });
