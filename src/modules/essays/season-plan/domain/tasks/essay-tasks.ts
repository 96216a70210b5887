import { type Day } from '../calendar/day.js';
import { DAYS_TO_SPARE, dueBefore } from '../calendar/due-days.js';
import {
  draftEffort,
  finalReadingEffort,
  isDrafted,
  secondDraftEffort,
  shortenEffort,
  turnEffort,
} from './effort.js';
import { type DatedUse, type EssayWork } from './essay-work.js';
import { type FreeTime } from '../calendar/free-time.js';
import { type Task } from './task.js';

const WRITING_STEPS = 3;

/** First draft, second draft, final reading, each a working day before the next; then what each further college needs. */
export function tasksOfEssay(work: EssayWork, free: FreeTime): Task[] {
  const [first] = work.uses;
  if (first === undefined) return [];
  return [...writing(work, first, free), ...fitting(work, free.today)];
}

function writing(work: EssayWork, { sendBy }: DatedUse, free: FreeTime): Task[] {
  const readOn = dueBefore(sendBy.day, DAYS_TO_SPARE, free.today);
  const revisedOn = free.dayBefore(readOn);
  const draftedOn = free.dayBefore(revisedOn);
  const { key, title, words, draft } = work;
  const common = {
    subject: title,
    colleges: [...new Set(work.uses.flatMap(({ colleges }) => colleges))].toSorted(),
    applicationIds: [...new Set(work.uses.flatMap(({ applicationIds }) => applicationIds))].toSorted(),
    inEssayPlan: work.isPlanned,
    essayId: draft?.id ?? null,
    sendBy: sendBy.day,
    dateNote: sendBy.note,
    chain: key,
  };
  const draftTask: Task = {
    ...common,
    id: `${key}/draft`,
    kind: 'draft',
    halfHours: draftEffort(words),
    dueOn: draftedOn,
    place: 0,
    afterNight: false,
  };
  const isWritten = draft !== null && isDrafted(draft.wordCount, words);
  return [
    ...(isWritten ? [] : [draftTask]),
    {
      ...common,
      id: `${key}/second-draft`,
      kind: 'second-draft',
      halfHours: secondDraftEffort(words),
      dueOn: revisedOn,
      place: 1,
      afterNight: true,
    },
    {
      ...common,
      id: `${key}/final-reading`,
      kind: 'final-reading',
      halfHours: finalReadingEffort(words),
      dueOn: readOn,
      place: 2,
      afterNight: true,
    },
  ];
}

const fitting = (work: EssayWork, today: Day): Task[] =>
  work.uses.flatMap((use, i): Task[] => {
    const { id, change, limit, sendBy, colleges, applicationIds } = use;
    if (change === 'as it is') return [];
    return [
      {
        id: `${work.key}/${id}`,
        kind: change,
        subject: work.title,
        colleges,
        applicationIds,
        inEssayPlan: work.isPlanned,
        essayId: work.draft?.id ?? null,
        halfHours: change === 'shorten' ? shortenEffort(limit) : turnEffort(limit),
        dueOn: dueBefore(sendBy.day, DAYS_TO_SPARE, today),
        sendBy: sendBy.day,
        dateNote: sendBy.note,
        chain: work.key,
        place: WRITING_STEPS + i,
        afterNight: false,
      },
    ];
  });
