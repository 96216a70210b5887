/** See choice-here.ts. */
export const LANGUAGE_COOKIE = 'flyleaf-language';

/** For this site only. Seconds below zero remove it. */
export const writeCookie = (name: string, value: string, seconds: number) => {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
};
