import { CONTEXT } from './context.js';
import { MEANS } from './means.js';
import { STATE } from './state.js';
import { TIME } from './time.js';
import { WHO } from './who.js';

/** Words by what they fill in: who, state, means, time, and what else a sentence may be about. */
export const SLOTS: Readonly<Record<string, string>> = { ...WHO, ...STATE, ...MEANS, ...TIME, ...CONTEXT };
