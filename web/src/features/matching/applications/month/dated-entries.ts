import { type Application } from '@/api';
import { isSent, isOver, roundWords } from '../shared/status-words';

/** Something on a day of the calendar. */
export type DatedEntry = {
  key: string;
  day: string;
  applicationId: string;
  college: string;
  /** What is due: "Early Decision I deadline", or the words of the checklist. */
  what: string;
  /** Where the date comes from. */
  note: string;
  /** The student checked it or set it; other dates are drawn with a dashed edge. */
  certain: boolean;
};

const OWN = 'You set this date.';
const NOT_CHECKED = 'Usual or published. Check the college.';

/** Deadlines of what is not sent yet, and what is still open in the checklists of what is not over. */
export const entriesOf = (applications: readonly Application[]): DatedEntry[] =>
  applications
    .filter((each) => !isOver(each))
    .flatMap((each) => [...deadlineOf(each), ...openItemsOf(each)])
    .toSorted((one, other) => one.day.localeCompare(other.day) || one.college.localeCompare(other.college));

const deadlineOf = (application: Application): DatedEntry[] => {
  const { id, college, deadline } = application;
  if (isSent(application) || deadline.date === null) return [];
  return [
    {
      key: id,
      day: deadline.date,
      applicationId: id,
      college: college.shortName,
      what: `${roundWords(application)} deadline`,
      note: deadline.note,
      certain: deadline.kind === 'checked',
    },
  ];
};

const openItemsOf = ({ id, college, checklist }: Application): DatedEntry[] =>
  checklist.flatMap((item) =>
    item.dueOn === null || item.doneOn !== null
      ? []
      : [
          {
            key: item.id,
            day: item.dueOn,
            applicationId: id,
            college: college.shortName,
            what: item.label,
            note: item.origin === 'yours' ? OWN : (item.note ?? NOT_CHECKED),
            certain: item.origin === 'yours',
          },
        ],
  );

/** Applications still to be sent that stand on no day. */
export const undatedOf = (applications: readonly Application[]) =>
  applications.filter((each) => !isSent(each) && each.deadline.date === null);

export const byDay = (entries: readonly DatedEntry[]) => Map.groupBy(entries, ({ day }) => day);
