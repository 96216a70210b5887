import { z } from 'zod';
import { defineSettings } from '#shared-kernel/platform/configuration/settings.js';
import {
  isProduction,
  isSet,
  optionalText,
  type Variables,
} from '#shared-kernel/platform/configuration/variables.js';

const GOOGLE = 'https://accounts.google.com';
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

export interface OpenIdProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** As the sign-in button names it. */
  name: string;
  /** Plain http is allowed: only for a provider on this machine, never in production. */
  insecure: boolean;
}

/** The OpenID provider people may sign in with. Absent: passwords only. */
export abstract class ProviderSettings {
  abstract readonly provider: OpenIdProvider | undefined;
}

export const providerSettings = defineSettings(ProviderSettings, {
  variables: {
    OIDC_CLIENT_ID: optionalText,
    OIDC_CLIENT_SECRET: optionalText,
    OIDC_ISSUER: optionalText.pipe(z.string().default(GOOGLE)),
    OIDC_NAME: optionalText.pipe(z.string().max(40, 'must have at most 40 characters').default('Google')),
  },
  problems: (variables) => [...clientProblems(variables), ...issuerProblems(variables)],
  value: ({
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    OIDC_ISSUER: issuer,
    OIDC_NAME: name,
  }) => ({
    provider:
      clientId === undefined || clientSecret === undefined
        ? undefined
        : { issuer, clientId, clientSecret, name, insecure: issuer.startsWith('http://') },
  }),
  printable: ({ provider }) => ({ OIDC_ISSUER: provider?.issuer ?? 'not set: no provider sign-in' }),
});

const clientProblems = (variables: Variables): string[] =>
  isSet(variables, 'OIDC_CLIENT_ID') === isSet(variables, 'OIDC_CLIENT_SECRET')
    ? []
    : ['OIDC_CLIENT_ID and OIDC_CLIENT_SECRET go together: set both or neither'];

function issuerProblems(variables: Variables): string[] {
  const issuer = variables['OIDC_ISSUER']?.trim() || GOOGLE;
  return URL.canParse(issuer) && isAllowed(new URL(issuer), isProduction(variables))
    ? []
    : ['OIDC_ISSUER must begin with https://'];
}

const isAllowed = ({ protocol, hostname }: URL, inProduction: boolean): boolean =>
  protocol === 'https:' || (protocol === 'http:' && !inProduction && LOOPBACK.test(hostname));
