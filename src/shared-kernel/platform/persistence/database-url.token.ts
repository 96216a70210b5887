/** Injection token of the PostgreSQL address in use, whether given or of the embedded server. */
export const DATABASE_URL = Symbol('database url');
