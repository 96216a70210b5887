/** One or two short words of letters. Anything else may be a message, or become a link. */
const PLAIN_NAME = /^(?=.{1,24}$)\p{L}[\p{L}\p{M}'’-]*(?: \p{L}[\p{L}\p{M}'’-]*)?$/u;

/** A first name as it may stand in an email to someone we know nothing of. */
export const nameForStrangers = (firstName: string): string =>
  PLAIN_NAME.test(firstName) ? firstName : 'A student';
