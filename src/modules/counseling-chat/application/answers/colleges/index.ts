import { type Answerers } from '../answerer.js';

export const COLLEGE_ANSWERS = {} satisfies Answerers;
