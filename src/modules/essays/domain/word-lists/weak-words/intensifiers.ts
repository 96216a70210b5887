import { wordSet } from '../list-text.js';

/** They add force and no meaning. */
export const INTENSIFIERS = wordSet(
  'very really extremely incredibly truly totally absolutely literally super so quite deeply completely highly immensely insanely amazingly tremendously unbelievably remarkably exceptionally utterly definitely certainly',
);
