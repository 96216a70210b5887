import { normalize } from '../../../domain/language/normalize.js';
import { type Asked } from '../answerer.js';

export const plainMessage = ({ message }: Pick<Asked, 'message'>): string => normalize(message).plain;

/** One of several wordings of the same. */
export const wording = ({ variant }: Pick<Asked, 'variant'>, wordings: readonly string[]): string =>
  wordings[variant % wordings.length] ?? '';
