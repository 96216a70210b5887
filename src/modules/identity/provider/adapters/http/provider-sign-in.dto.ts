import { z } from 'zod';

const SignInProvider = z
  .object({
    id: z.literal('google'),
    name: z.string().describe('As the button calls it'),
    startPath: z.string().describe('Where the browser goes to begin; not a call'),
  })
  .meta({ id: 'SignInProvider' });

export const SignInProviders = z
  .object({ providers: z.array(SignInProvider) })
  .meta({ id: 'SignInProviders' });

const handoffValue = z.string({ error: 'What the address carried is needed.' }).min(1).max(200);

export const ExchangeRequest = z
  .object({
    accessToken: handoffValue.describe('As the address carried it: good once, for a minute, in this browser'),
    refreshToken: handoffValue,
    code: z
      .string()
      .max(40)
      .optional()
      .describe('Of the authenticator app, or a recovery code; asked for by identity.second-factor-needed'),
  })
  .meta({ id: 'ExchangeRequest' });
export type ExchangeRequest = z.infer<typeof ExchangeRequest>;
