import { z } from 'zod';
import { currentPassword, email, newPassword } from '../../../account/adapters/http/fields.dto.js';

/** Long enough for every link we send, short enough to be no burden. */
const token = (missing: string) => z.string({ error: missing }).trim().min(1, missing).max(200);

export const ForgotPasswordRequest = z.object({ email }).meta({ id: 'ForgotPasswordRequest' });
export type ForgotPasswordRequest = z.infer<typeof ForgotPasswordRequest>;

export const ResetPasswordRequest = z
  .object({ token: token('Reset token is missing or invalid.'), newPassword })
  .meta({ id: 'ResetPasswordRequest' });
export type ResetPasswordRequest = z.infer<typeof ResetPasswordRequest>;

export const VerifyEmailRequest = z
  .object({ token: token('This confirmation link is not complete.') })
  .meta({ id: 'VerifyEmailRequest' });
export type VerifyEmailRequest = z.infer<typeof VerifyEmailRequest>;

export const ChangePasswordRequest = z
  .object({ currentPassword, newPassword })
  .meta({ id: 'ChangePasswordRequest' });
export type ChangePasswordRequest = z.infer<typeof ChangePasswordRequest>;

export const ChangeEmailRequest = z
  .object({ newEmail: email, currentPassword })
  .meta({ id: 'ChangeEmailRequest' });
export type ChangeEmailRequest = z.infer<typeof ChangeEmailRequest>;
