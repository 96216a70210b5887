import { z } from 'zod';
import { MOST_BUSY_TIMES, MOST_HOURS_A_WEEK } from '../../domain/settings.js';

const HOURS = `Please give your hours a week, from 0 to ${MOST_HOURS_A_WEEK}`;
const DAY = 'Please give the day as year, month and day';
const DAY_CHARACTERS = 10;
const NAME = 'Please name what you’re busy with';
const LONGEST_NAME = 60;
/** A longer time is no busy time but a year off. */
const LONGEST_BUSY_DAYS = 120;
const DAY_MS = 86_400_000;
const LAST_WEEKDAY = 6;

const weekday = z.union(
  [z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6)],
  { error: 'Please choose days of the week' },
);

const day = z.iso.date({ error: DAY }).max(DAY_CHARACTERS, DAY);

const daysOf = ({ from, to }: { from: string; to: string }): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS;

const BusyTime = z
  .strictObject({
    name: z
      .string({ error: NAME })
      .trim()
      .min(1, NAME)
      .max(LONGEST_NAME, `Please keep the name under ${LONGEST_NAME} characters`),
    from: day,
    to: day,
  })
  .refine((time) => daysOf(time) >= 0, { error: 'The last day comes before the first', path: ['to'] })
  .refine((time) => daysOf(time) <= LONGEST_BUSY_DAYS, {
    error: `Please keep it within ${LONGEST_BUSY_DAYS} days`,
    path: ['to'],
  });

const settings = {
  hoursPerWeek: z
    .number({ error: HOURS })
    .min(0, HOURS)
    .max(MOST_HOURS_A_WEEK, HOURS)
    .multipleOf(0.5, 'Please give whole or half hours')
    .describe('For applications, in halves'),
  daysOff: z
    .array(weekday)
    .max(LAST_WEEKDAY + 1)
    .transform((days) => [...new Set(days)])
    .describe('Days of the week without work; 0 is Monday'),
  busy: z
    .array(BusyTime)
    .max(MOST_BUSY_TIMES, `Please keep at most ${MOST_BUSY_TIMES} busy times`)
    .describe('Days without work, such as exams; the last day counts'),
};

export const SeasonSettingsRequest = z.strictObject(settings).meta({ id: 'SeasonSettingsRequest' });
export type SeasonSettingsRequest = z.infer<typeof SeasonSettingsRequest>;

const LONGEST_KEY = 2000;

export const SeasonReuseRequest = z
  .strictObject({ essay: z.string().min(1).max(LONGEST_KEY).describe('As a way out names it') })
  .meta({ id: 'SeasonReuseRequest' });
export type SeasonReuseRequest = z.infer<typeof SeasonReuseRequest>;

const SeasonSettings = z
  .object({
    hoursPerWeek: z.number(),
    daysOff: z.array(weekday),
    busy: z.array(z.object({ name: z.string(), from: z.iso.date(), to: z.iso.date() })),
    areYours: z.boolean().describe('False until the student chose them'),
    mostHoursADay: z.number(),
  })
  .meta({ id: 'SeasonSettings' });

const hours = z.number().describe('In halves');

const task = {
  id: z.string(),
  kind: z.enum([
    'draft',
    'second-draft',
    'final-reading',
    'shorten',
    'turn',
    'ask',
    'check-letter',
    'transcript',
    'test-scores',
    'fee',
    'aid-form',
    'interview',
    'form',
    'send',
    'other',
  ]),
  subject: z.string().describe('Such as "Common App essay"'),
  colleges: z.array(z.string()).describe('The colleges that need it'),
  applicationIds: z.array(z.uuid()),
  essayId: z.uuid().nullable().describe('The draft that exists already'),
  inEssayPlan: z.boolean().describe('Whether the essay plan names it'),
  dueOn: z.iso.date().describe('When it should be done, days before it is sent'),
  sendBy: z.iso.date(),
  dateNote: z.string().describe('Where that date comes from; show it with the date'),
  hours,
};

const SeasonSession = z
  .object({ ...task, finishes: z.boolean().describe('Whether the task is done with it') })
  .meta({ id: 'SeasonSession' });

const SeasonWeek = z
  .object({
    start: z.iso.date().describe('A Monday'),
    end: z.iso.date(),
    hoursPlanned: hours,
    hoursFree: hours.describe('From today on'),
    busy: z.array(z.string()).describe('Names of the busy times in it'),
    days: z.array(z.object({ day: z.iso.date(), hours, sessions: z.array(SeasonSession) })),
  })
  .meta({ id: 'SeasonWeek' });

const SeasonProof = z
  .object({
    says: z.string().describe('Such as "By November 1 there are 31 hours of work and 22 hours of time."'),
    day: z.iso.date(),
    work: hours,
    time: hours,
    tasks: z.array(z.object(task)).describe('All work due by that day'),
    shortDays: z
      .array(z.object({ day: z.iso.date(), work: hours, time: hours }))
      .describe('Every day with more work than time'),
  })
  .meta({ id: 'SeasonProof' });

const SeasonWayOut = z
  .object({
    cost: z.number().describe('In points that only order the ways'),
    ways: z.array(
      z.object({
        kind: z.enum(['reuse', 'hours', 'move', 'drop']),
        says: z.string(),
        saves: z.string().describe('What it does alone'),
        applicationId: z.uuid().nullable(),
        hoursPerWeek: z.number().nullable(),
        reuse: z.object({ itemId: z.string(), essay: z.string() }).nullable().describe('Send it to do it'),
      }),
    ),
  })
  .meta({ id: 'SeasonWayOut' });

export const SeasonPlan = z
  .object({
    today: z.iso.date(),
    settings: SeasonSettings,
    hasApplications: z.boolean(),
    fits: z.boolean(),
    hours: hours.describe('Of all the work'),
    weeks: z.array(SeasonWeek).describe('From this week to the last with something due'),
    proof: SeasonProof.nullable().describe('Null when everything fits'),
    reuses: z
      .array(z.object({ itemId: z.string(), title: z.string(), item: z.string(), college: z.string() }))
      .describe('Essays that the student turns in place of writing a new one'),
    waysOut: z.array(SeasonWayOut).describe('Each makes it fit; the cheapest first'),
    nothingIsEnough: z.string().nullable(),
    dates: z
      .array(
        z.object({ applicationId: z.uuid(), college: z.string(), planBy: z.iso.date(), note: z.string() }),
      )
      .describe('The dates planned by, the first first'),
    leftOut: z.array(
      z.object({
        applicationId: z.uuid().nullable(),
        subject: z.string(),
        why: z.enum(['no date', 'past']),
        says: z.string(),
      }),
    ),
    counting: z.array(z.string()).describe('How the planner counts'),
  })
  .meta({ id: 'SeasonPlan' });
export type SeasonPlan = z.infer<typeof SeasonPlan>;
