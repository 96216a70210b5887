import { type Invitation } from './kept-invitation';

type SignInHandoff = { accessToken: string; refreshToken: string };
type UrlSecrets = { token?: string; handoff?: SignInHandoff; invitation?: Invitation };

/** The pages that emails link to. */
const EMAIL_PAGES = ['/reset-password', '/verify-email'];
/** The page of an invitation. Its code is behind the #, so that no server log has it. */
const INVITATION_PAGE = '/link';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Moves the secrets of an email's link or of the sign-in provider from the URL into the state of the history entry: they survive
 * a reload there and are not sent anywhere. Must run before the router reads the URL.
 */
export const removeSecretsFromUrl = () => {
  const url = new URL(location.href);
  const { searchParams } = url;
  const take = (name: string) => {
    const value = searchParams.get(name) ?? '';
    searchParams.delete(name);
    return value;
  };

  const secrets: UrlSecrets = {};
  if (searchParams.get('redirect') === 'oauth_success') {
    take('redirect');
    secrets.handoff = { accessToken: take('accessToken'), refreshToken: take('refreshToken') };
  }
  if (EMAIL_PAGES.includes(url.pathname) && searchParams.has('token')) secrets.token = take('token');
  const behindHash = new URLSearchParams(url.hash.slice(1));
  const code = behindHash.get('code');
  if (url.pathname === INVITATION_PAGE && code !== null) {
    secrets.invitation = { code, relation: behindHash.get('as') === 'counselor' ? 'counselor' : 'parent' };
    url.hash = '';
  }
  if (Object.keys(secrets).length === 0) return;

  // `usr` is where React Router keeps the state of a location.
  history.replaceState({ ...history.state, usr: secrets }, '', url);
};

/** The token of an email's link, from the state of a location. */
export const emailTokenOf = (state: unknown) =>
  isRecord(state) && typeof state['token'] === 'string' && state['token'] !== '' ? state['token'] : null;

/** The invitation an adult came with, from the state of a location. */
export const invitationOf = (state: unknown): Invitation | null => {
  const invitation = isRecord(state) ? state['invitation'] : null;
  return isRecord(invitation) && typeof invitation['code'] === 'string' ? (invitation as Invitation) : null;
};

/** The sign-in provider's result, from the state of a location. */
export const signInHandoffOf = (state: unknown): SignInHandoff | null => {
  const handoff = isRecord(state) ? state['handoff'] : null;
  if (!isRecord(handoff)) return null;
  const { accessToken, refreshToken } = handoff;
  return typeof accessToken === 'string' && typeof refreshToken === 'string'
    ? { accessToken, refreshToken }
    : null;
};
