import { z } from 'zod';

const SignInProvider = z
  .object({
    id: z.literal('google'),
    name: z.string().describe('As shown on the button'),
    startPath: z.string().describe('The address to send the browser to; not an API call'),
  })
  .meta({ id: 'SignInProvider' });

export const SignInProviders = z
  .object({ providers: z.array(SignInProvider) })
  .meta({ id: 'SignInProviders' });

const handoffValue = z.string({ error: 'The values from the return address are needed.' }).min(1).max(200);

export const ExchangeRequest = z
  .object({
    accessToken: handoffValue.describe('From the return address: works once, for a minute, in this browser'),
    refreshToken: handoffValue,
    code: z
      .string()
      .max(40)
      .optional()
      .describe('From the authenticator app, or a recovery code; needed after identity.second-factor-needed'),
  })
  .meta({ id: 'ExchangeRequest' });
export type ExchangeRequest = z.infer<typeof ExchangeRequest>;
