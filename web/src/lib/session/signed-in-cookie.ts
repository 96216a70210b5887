const NOTE = 'flyleaf-signed-in';
const AS_LONG_AS_A_SIGN_IN_S = 30 * 24 * 3600;

const write = (value: string, seconds: number) => {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${NOTE}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
};

/**
 * Tells the server whose start page it is: a student's or another account's, rather than the landing page. Neither secret nor
 * proof: no call reads it.
 */
export const noteSignedIn = (as: 'student' | 'other') => write(as, AS_LONG_AS_A_SIGN_IN_S);

export const forgetSignedIn = () => write('', 0);
