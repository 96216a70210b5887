import { type Answerer } from '../../answerer.js';
import { gradesFirst } from '../grades-first.js';
import { noSafeties } from './no-safeties.js';
import { shownSafeties } from './shown-safeties.js';
import { wishedSafeties } from './safety-wishes.js';
import { safetiesOfAKind } from './safeties-of-a-kind.js';
import { ReplyWriter } from '../../../../domain/replies/reply-writer.js';

const WHAT_A_SAFETY_IS =
  'A safety is a college that would almost surely take you, that you can pay for, and that you’d be glad to attend.';

/** Enough that some are left where states are left out. */
const MOST_LOOKED_AT = 10;

export const answerSafetySchools: Answerer = async (asked, tools) => {
  if (!asked.student.enoughToEstimate) return gradesFirst(asked, tools, WHAT_A_SAFETY_IS);
  const ofAKind = await safetiesOfAKind(asked, tools);
  if (ofAKind !== null) return ofAKind;
  const wished = await wishedSafeties(asked, tools);
  const leavesOut = wished.statesWithout.length > 0;
  const found = await tools.use('safety_schools', {
    ...wished.wishes,
    limit: leavesOut ? MOST_LOOKED_AT : wished.limit,
    page: wished.page,
  });
  if (!found.ok) return { reply: new ReplyWriter().say(found.words, 'Shall I try once more?').done() };
  const rows = found.data.rows
    .filter(({ college }) => !wished.statesWithout.includes(college.state))
    .slice(0, wished.limit);
  return rows.length === 0
    ? noSafeties(asked, tools, wished, found.data)
    : shownSafeties(asked, tools, wished, { ...found.data, rows });
};
