/** The OpenID provider people may sign in with. */
export interface ProviderSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** As the button calls it. */
  name: string;
  /** Plain http is allowed: only for a provider on this machine, never in production. */
  insecure: boolean;
}

type Variables = Record<string, string | undefined>;
const GOOGLE = 'https://accounts.google.com';
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

const given = (variables: Variables, name: string): string | undefined =>
  variables[name]?.trim() || undefined;

export function complaintsAboutProvider(variables: Variables): string[] {
  const complaints: string[] = [];
  const [id, secret] = ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'].map((name) => given(variables, name));
  if ((id === undefined) !== (secret === undefined))
    complaints.push('OIDC_CLIENT_ID and OIDC_CLIENT_SECRET go together: set both or neither');

  const issuer = given(variables, 'OIDC_ISSUER') ?? GOOGLE;
  if (!URL.canParse(issuer) || !isAllowed(new URL(issuer), variables['NODE_ENV'] === 'production'))
    complaints.push('OIDC_ISSUER must begin with https://');
  if ((given(variables, 'OIDC_NAME') ?? '').length > 40)
    complaints.push('OIDC_NAME must have at most 40 characters');
  return complaints;
}

/** Undefined where nothing is configured. Meant for variables without complaints. */
export function providerSettingsOf(variables: Variables): ProviderSettings | undefined {
  const clientId = given(variables, 'OIDC_CLIENT_ID');
  const clientSecret = given(variables, 'OIDC_CLIENT_SECRET');
  if (clientId === undefined || clientSecret === undefined) return undefined;

  const issuer = given(variables, 'OIDC_ISSUER') ?? GOOGLE;
  const name = given(variables, 'OIDC_NAME') ?? 'Google';
  return { issuer, clientId, clientSecret, name, insecure: issuer.startsWith('http://') };
}

const isAllowed = ({ protocol, hostname }: URL, inProduction: boolean): boolean =>
  protocol === 'https:' || (protocol === 'http:' && !inProduction && LOOPBACK.test(hostname));
