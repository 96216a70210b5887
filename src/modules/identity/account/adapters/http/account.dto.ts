import { z } from 'zod';
import { currentPassword, email, newPassword, plan } from './fields.dto.js';

export const PlanRequest = z.object({ plan }).meta({ id: 'PlanRequest' });
export type PlanRequest = z.infer<typeof PlanRequest>;

export const ChangePasswordRequest = z
  .object({ currentPassword, newPassword })
  .meta({ id: 'ChangePasswordRequest' });
export type ChangePasswordRequest = z.infer<typeof ChangePasswordRequest>;

export const ChangeEmailRequest = z
  .object({ newEmail: email, currentPassword })
  .meta({ id: 'ChangeEmailRequest' });
export type ChangeEmailRequest = z.infer<typeof ChangeEmailRequest>;
