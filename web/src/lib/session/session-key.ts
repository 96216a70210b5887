/** Where the browser keeps the session. */
export const SESSION_KEY = 'flyleaf.session';
