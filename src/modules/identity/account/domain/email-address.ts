/** E-mail addresses compare without case, so they are kept in lower case. */
export const normalisedEmail = (address: string): string => address.trim().toLowerCase();
