import { type Answerers } from '../answerer.js';

export const WORD_ANSWERS = {} satisfies Answerers;
