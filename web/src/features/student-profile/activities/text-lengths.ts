/** The server's limits. */
export const NAME = 255;
export const LONG = 5000;
