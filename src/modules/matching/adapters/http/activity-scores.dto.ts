import { z } from 'zod';

const multiplier = (what: string) =>
  z.number().describe(`How many times as much the activity counts for ${what}; 1 where it is not known`);

export const ActivityScore = z
  .object({
    activityId: z.string(),
    points: z.number().describe('One decimal; the ten strongest activities count'),
    leadershipMultiplier: multiplier('being led'),
    yearsMultiplier: multiplier('its years'),
    commitmentMultiplier: multiplier('its hours a year'),
    counts: z.enum(['a-lot', 'some', 'a-little']),
    words: z.string().describe('How much it counts and why'),
  })
  .meta({ id: 'ActivityScore' });
