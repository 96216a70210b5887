import { z } from 'zod';
import { currentPassword } from '../../../account/adapters/http/fields.dto.js';

const MISSING_CODE = 'Please enter the code from your authenticator app.';
const code = z.string({ error: MISSING_CODE }).trim().min(1, MISSING_CODE).max(40);

export const SecondFactorState = z
  .object({
    enabled: z.boolean(),
    required: z.boolean().describe('Whether this account must set it up before doing anything else'),
    recoveryCodesLeft: z.int(),
  })
  .meta({ id: 'SecondFactorState' });

export const SetUpSecondFactorRequest = z
  .object({ currentPassword })
  .meta({ id: 'SetUpSecondFactorRequest' });
export type SetUpSecondFactorRequest = z.infer<typeof SetUpSecondFactorRequest>;

export const SecondFactorInvitation = z
  .object({
    secret: z.string().describe('To type into the app, in base32'),
    uri: z.string().describe('otpauth address, for an app on this device'),
    qrSvg: z.string().describe('The same as a QR code, for an app on another device'),
  })
  .meta({ id: 'SecondFactorInvitation' });

export const SecondFactorCodeRequest = z.object({ code }).meta({ id: 'SecondFactorCodeRequest' });
export type SecondFactorCodeRequest = z.infer<typeof SecondFactorCodeRequest>;

export const RecoveryCodes = z
  .object({ recoveryCodes: z.array(z.string()).describe('Shown only once; each code works once') })
  .meta({ id: 'RecoveryCodes' });

export const RemoveSecondFactorRequest = z
  .object({ currentPassword, code })
  .meta({ id: 'RemoveSecondFactorRequest' });
export type RemoveSecondFactorRequest = z.infer<typeof RemoveSecondFactorRequest>;
