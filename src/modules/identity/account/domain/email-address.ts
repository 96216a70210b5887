/** Email addresses are compared without case, so they are stored in lower case. */
export const normalizedEmail = (address: string): string => address.trim().toLowerCase();
