import { applicantOf } from '../../chance/applicant.js';
import { earlyRoundAt } from '../../chance/early-rounds.js';
import { type CollegeFacts } from '../../college/college-facts.js';
import { numberAt } from '../../numeric/column.js';
import { type Case, type Warning } from './warning.js';

const BINDING = 'Early Decision is binding: if they admit you, you go. Settle the price first.';

/** What to know about applying early here. Null where the student does not, or where the round plays no part. */
export function earlyRoundWarning({ student, college, columns, row, assessment }: Case): Warning | null {
  if (assessment.chanceSource !== 'admit-rate') return null;
  const round = earlyRoundAt(applicantOf(student, columns).earlyRounds, row);
  if (round === null) return null;
  if (round === 'Early Action') {
    const words = 'Early Action is not binding. We count a small advantage for it.';
    return { code: 'early-action', words };
  }
  if (numberAt(columns.earlyDecisionShift, row) === 0) {
    return { code: 'early-decision-adds-nothing', words: `${whyNothing(college)} ${BINDING}` };
  }
  return {
    code: 'early-decision-assumed',
    words: `${BINDING} We assume that the college offers it, so check its website. Early Decision I and II count the same.`,
  };
}

function whyNothing({ control }: CollegeFacts): string {
  return control === 'public'
    ? 'We count no advantage for Early Decision at public colleges.'
    : 'This college admits most who apply, so Early Decision adds nothing to your chance.';
}
