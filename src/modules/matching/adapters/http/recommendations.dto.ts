import { z } from 'zod';
import { CollegeMatch } from '../../contracts/index.js';
import { CollegeCard } from './match.dto.js';

const Recommendation = z
  .object({
    college: CollegeCard,
    match: CollegeMatch,
    ...CollegeMatch.shape,
  })
  .meta({ id: 'Recommendation' });

export const Recommendations = z
  .array(Recommendation)
  .describe('Up to 5 reach, 10 target and 5 safety colleges, in this order, the best first within each');
