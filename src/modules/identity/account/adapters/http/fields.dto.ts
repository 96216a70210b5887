import { z } from 'zod';

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

/** Its rules are the house's, not the form's: see the password policy. */
export const newPassword = z
  .string({ error: 'Please choose a password.' })
  .min(1, 'Please choose a password.')
  .max(1000);

export const Done = z.object({ success: z.literal(true), message: z.string() }).meta({ id: 'Done' });
