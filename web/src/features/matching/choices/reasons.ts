import { type HiddenRecommendation } from '@/api';
import { choicesFrom } from '@/lib/words/choices';

type Reason = NonNullable<HiddenRecommendation['reason']>;

export const REASONS = choicesFrom<Reason>({
  'too-far': 'Too far',
  'too-expensive': 'Too expensive',
  'not-my-field': 'Not my field',
  other: 'Another reason',
});
