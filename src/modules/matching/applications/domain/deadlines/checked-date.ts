import { ApplicationRefused } from '../application.errors.js';
import { type Day } from '../terms.js';

/** The deadline a student entered, and when and where they checked it. */
export interface CheckedDate {
  submissionDeadline: Day | null;
  deadlineCheckedOn: Day | null;
  deadlineCheckedWhere: string | null;
}

interface Entered {
  submissionDeadline?: Day | null | undefined;
  checkedWhere?: string | null | undefined;
}

/** A date counts as checked only with where it was seen. Another date has to be checked again. @throws ApplicationRefused */
export function checkedDate(known: CheckedDate, entered: Entered, today: Day): CheckedDate {
  const date =
    entered.submissionDeadline === undefined ? known.submissionDeadline : entered.submissionDeadline;
  const where = entered.checkedWhere;
  const notChecked = { submissionDeadline: date, deadlineCheckedOn: null, deadlineCheckedWhere: null };
  if (where == null || where === '') {
    const isAsBefore = where === undefined && date === known.submissionDeadline;
    return isAsBefore ? known : notChecked;
  }
  if (date === null)
    throw new ApplicationRefused('submissionDeadline', 'Please enter the date you found there.');
  return { submissionDeadline: date, deadlineCheckedOn: today, deadlineCheckedWhere: where };
}
