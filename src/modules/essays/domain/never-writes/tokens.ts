import { foldedText } from '../text/folded-text.js';

const TOKEN = /[\p{L}\p{M}\p{N}]+(?:['-][\p{L}\p{M}\p{N}]+)*/gu;

/** The words, in small letters and with plain marks, for comparing. */
export const tokensOf = (text: string): string[] => foldedText(text).toLowerCase().match(TOKEN) ?? [];
