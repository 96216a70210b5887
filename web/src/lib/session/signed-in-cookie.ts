const NAME = 'flyleaf-signed-in';
const SIGN_IN_LASTS_S = 30 * 24 * 3600;

const write = (value: string, seconds: number) => {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${NAME}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
};

/**
 * Tells the server which start page to send: a student's, another account's, or, without the cookie, the landing page. It gives
 * no access to anything.
 */
export const setSignedInCookie = (account: 'student' | 'other') => write(account, SIGN_IN_LASTS_S);

export const clearSignedInCookie = () => write('', 0);
