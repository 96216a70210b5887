type Handoff = { accessToken: string; refreshToken: string };
type AddressSecrets = { token?: string; handoff?: Handoff };

/** The pages that letters lead to. */
const FROM_LETTERS = ['/reset-password', '/verify-email'];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Takes what a letter or the provider wrote into the address out of it, into the state of the history entry: there it
 * outlives a reload and is sent nowhere. Called before the router reads the address, so before anything is asked for.
 */
export const removeSecretsFromUrl = () => {
  const address = new URL(location.href);
  const { searchParams } = address;
  const take = (name: string) => {
    const value = searchParams.get(name) ?? '';
    searchParams.delete(name);
    return value;
  };

  const secrets: AddressSecrets = {};
  if (searchParams.get('redirect') === 'oauth_success') {
    take('redirect');
    secrets.handoff = { accessToken: take('accessToken'), refreshToken: take('refreshToken') };
  }
  if (FROM_LETTERS.includes(address.pathname) && searchParams.has('token')) secrets.token = take('token');
  if (Object.keys(secrets).length === 0) return;

  // `usr` is where the router keeps what a page may read as the state of its location.
  history.replaceState({ ...history.state, usr: secrets }, '', address);
};

/** The secret of a letter, from the state of a location. */
export const emailTokenOf = (state: unknown) =>
  isRecord(state) && typeof state['token'] === 'string' && state['token'] !== '' ? state['token'] : null;

/** What the provider's return left for this browser to trade, from the state of a location. */
export const signInHandoffOf = (state: unknown): Handoff | null => {
  const handoff = isRecord(state) ? state['handoff'] : null;
  if (!isRecord(handoff)) return null;
  const { accessToken, refreshToken } = handoff;
  return typeof accessToken === 'string' && typeof refreshToken === 'string'
    ? { accessToken, refreshToken }
    : null;
};
