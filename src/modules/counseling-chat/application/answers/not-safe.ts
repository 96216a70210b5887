import { type Phrase, phrase } from '../../domain/figures/figure.js';
import { printed } from '../../domain/figures/print.js';
import { type Chance } from '../tools/tool-results.js';

/** The college would take the student, and costs more than the family said it can pay. */
export const isOnlyTooExpensive = ({ notSafeReason }: Chance): boolean => notSafeReason === 'too-expensive';

/** Instead of a range: nobody publishes how many the program takes. */
export const NO_RATE_OF_MAJOR =
  'no range, as it admits to your major separately; plan on it as a target at best';

/** Why a likely college is planned on as a target, without figures of the match: the low end is printed as the figure it is. */
export function whyNotSafe({ notSafeReason, low }: Chance): Phrase {
  switch (notSafeReason) {
    case null:
      return phrase``;
    case 'uncertain':
      return phrase`the low end is ${printed(low)}`;
    case 'too-expensive':
      return phrase`over your family’s budget`;
    case 'not-likely-enough':
      return phrase`not quite sure enough`;
    case 'admits-few':
      return phrase`it admits fewer than half of applicants`;
    case 'mainly-certificates':
      return phrase`it mainly awards certificates`;
    case 'major-not-taught':
      return phrase`it reports no program in your major`;
    case 'endorsement':
      return phrase`it needs the endorsement of a church leader`;
    case 'admits-separately':
      return phrase`it admits to your major separately`;
  }
}
