/** What a failed statement means to the person who caused it. */
export type DatabaseFault = 'invalid-input' | 'unavailable' | 'disk-full';

const DISK_FULL = /^53100$/;
/** Class 22, data exception: text with a NUL, a number that is too large, a date that does not exist. */
const INVALID_INPUT = /^22\w{3}$/;
/**
 * The database is away, overloaded or busy: connections (class 08 and the driver's own codes), resources (53), shutdown (57P),
 * a statement or lock that took too long (57014, 55P03), an idle transaction ended (25P03), one lost to another (40).
 */
const UNAVAILABLE =
  /^(08\w{3}|40\w{3}|53\w{3}|57P0\d|57014|55P03|25P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;
/** Errors of `pg` and of PostgreSQL without a code of their own. */
const UNAVAILABLE_MESSAGE =
  /Connection terminated|timeout exceeded when trying to connect|not queryable|not currently accepting connections/;

/** Null where the error is none of these, such as a mistake in our own statement. */
export function databaseFaultOf(error: unknown): DatabaseFault | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    if (DISK_FULL.test(code)) return 'disk-full';
    if (INVALID_INPUT.test(code)) return 'invalid-input';
    if (UNAVAILABLE.test(code) || UNAVAILABLE_MESSAGE.test(cause.message)) return 'unavailable';
  }
  return null;
}
