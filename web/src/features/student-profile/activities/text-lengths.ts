/** The most of a short text and of a long one, as on the server. */
export const NAME = 255;
export const LONG = 5000;
