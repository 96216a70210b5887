import { type z } from 'zod';
import { CollegeCard } from '#modules/college-catalogue/contracts/index.js';
import { type Frozen } from '#shared-kernel/domain/frozen.js';
import { CollegeMatch } from './college-match.js';

/** A college with its match; `match` is null for anyone but a student, and without grades and scores. */
export const College = CollegeCard.extend({ match: CollegeMatch.nullable() }).meta({ id: 'College' });
export type College = Frozen<z.infer<typeof College>>;
