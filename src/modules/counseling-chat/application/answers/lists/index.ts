import { type Answerers } from '../answerer.js';

export const LIST_ANSWERS = {} satisfies Answerers;
