const NOTE = 'flyleaf-signed-in';
const AS_LONG_AS_A_SIGN_IN_S = 30 * 24 * 3600;

const write = (value: string, seconds: number) => {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${NOTE}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
};

/** Tells the server that the start page is somebody's own, not the landing page. Neither secret nor proof: no call reads it. */
export const noteSignedIn = () => write('1', AS_LONG_AS_A_SIGN_IN_S);

export const forgetSignedIn = () => write('', 0);
