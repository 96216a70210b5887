import { CHANCE_CUES } from './chance-cues.js';
import { COLLEGE_CUES } from './college-cues.js';
import { type Cue } from './cue.js';
import { LIST_CUES } from './list-cues.js';
import { MONEY_CUES } from './money-cues.js';
import { PROFILE_CUES } from './profile-cues.js';
import { WORD_CUES } from './word-cues.js';

export const CUES: readonly Cue[] = [
  ...CHANCE_CUES,
  ...COLLEGE_CUES,
  ...LIST_CUES,
  ...MONEY_CUES,
  ...PROFILE_CUES,
  ...WORD_CUES,
];
