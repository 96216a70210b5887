import { z } from 'zod';
import { email, linkToken, newPassword } from '../../../account/adapters/http/fields.dto.js';

export const ForgotPasswordRequest = z.object({ email }).meta({ id: 'ForgotPasswordRequest' });
export type ForgotPasswordRequest = z.infer<typeof ForgotPasswordRequest>;

export const ResetPasswordRequest = z
  .object({ token: linkToken('Reset token is missing or invalid.'), newPassword })
  .meta({ id: 'ResetPasswordRequest' });
export type ResetPasswordRequest = z.infer<typeof ResetPasswordRequest>;
