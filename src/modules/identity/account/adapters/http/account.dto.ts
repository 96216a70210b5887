import { z } from 'zod';
import { currentPassword, email, language, newPassword, plan } from './fields.dto.js';

export const PlanRequest = z.object({ plan }).meta({ id: 'PlanRequest' });
export type PlanRequest = z.infer<typeof PlanRequest>;

export const LanguageRequest = z.object({ language }).meta({ id: 'LanguageRequest' });
export type LanguageRequest = z.infer<typeof LanguageRequest>;

export const PictureRequest = z
  .object({
    path: z
      .string({ error: 'Please choose a picture.' })
      .max(500, 'Please choose a picture.')
      .nullable()
      .describe('The normalizedPath of an uploaded picture: JPG, PNG or WebP, up to 5 MB; null for none'),
  })
  .meta({ id: 'PictureRequest' });
export type PictureRequest = z.infer<typeof PictureRequest>;

export const ChangePasswordRequest = z
  .object({ currentPassword, newPassword })
  .meta({ id: 'ChangePasswordRequest' });
export type ChangePasswordRequest = z.infer<typeof ChangePasswordRequest>;

export const ChangeEmailRequest = z
  .object({ newEmail: email, currentPassword })
  .meta({ id: 'ChangeEmailRequest' });
export type ChangeEmailRequest = z.infer<typeof ChangeEmailRequest>;
