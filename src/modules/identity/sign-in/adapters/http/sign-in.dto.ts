import { z } from 'zod';
import { Tokens } from '../../../account/adapters/http/user.dto.js';

const MISSING_CREDENTIALS = 'Please enter both email and password.';

export const LoginRequest = z
  .object({
    email: z.string({ error: MISSING_CREDENTIALS }).trim().min(1, MISSING_CREDENTIALS).max(255),
    password: z.string({ error: MISSING_CREDENTIALS }).min(1, MISSING_CREDENTIALS).max(1000),
    code: z
      .string()
      .max(40)
      .optional()
      .describe('From the authenticator app, or a recovery code; needed after identity.second-factor-needed'),
  })
  .meta({ id: 'LoginRequest' });
export type LoginRequest = z.infer<typeof LoginRequest>;

export const RefreshRequest = z
  .object({ refreshToken: z.string({ error: 'A refresh token is needed.' }).min(1).max(200) })
  .meta({ id: 'RefreshRequest' });
export type RefreshRequest = z.infer<typeof RefreshRequest>;

export const RefreshResponse = z
  .object({ success: z.literal(true), tokens: Tokens })
  .meta({ id: 'RefreshResponse' });

export const LogoutResponse = z
  .object({ success: z.literal(true), message: z.string() })
  .meta({ id: 'LogoutResponse' });
