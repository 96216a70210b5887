import { type Answerers } from '../answerer.js';

export const CHANCE_ANSWERS = {} satisfies Answerers;
