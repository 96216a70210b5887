import type { Intent } from '../../../src/modules/counseling-chat/domain/intents/intent.js';
import { ADVICE } from './typed-examples/advice.js';
import { CHANCES } from './typed-examples/chances.js';
import { COLLEGES } from './typed-examples/colleges.js';
import { ESSAYS } from './typed-examples/essays.js';
import { EXPLAINED } from './typed-examples/explained.js';
import { LISTS } from './typed-examples/lists.js';
import { OFF_COURSE } from './typed-examples/off-course.js';
import { PATHS } from './typed-examples/paths.js';
import { PROFILE } from './typed-examples/profile.js';
import { SMALL_TALK } from './typed-examples/small-talk.js';
import { TRUST } from './typed-examples/trust.js';

/** How students type each wish: short, long, in slang, in the middle of a worry: [a college], {a major}. The models learn from them. */
export const TYPED_EXAMPLES: Readonly<Partial<Record<Intent, readonly string[]>>> = {
  ...SMALL_TALK,
  ...PROFILE,
  ...CHANCES,
  ...COLLEGES,
  ...LISTS,
  ...ESSAYS,
  ...EXPLAINED,
  ...ADVICE,
  ...TRUST,
  ...PATHS,
  ...OFF_COURSE,
};
