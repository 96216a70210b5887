import { writeCookie } from '../preferences/write-cookie';

const NAME = 'flyleaf-signed-in';
const SIGN_IN_LASTS_S = 30 * 24 * 3600;

const write = (value: string, seconds: number) => writeCookie(NAME, value, seconds);

/**
 * Tells the server which start page to send: a student's, another account's, or, without the cookie, the landing page. It gives
 * no access to anything.
 */
export const setSignedInCookie = (account: 'student' | 'other') => write(account, SIGN_IN_LASTS_S);

export const clearSignedInCookie = () => write('', -1);
