import { z } from 'zod';
import { ITEM_KINDS } from '../../domain/checklist/checklist-item.js';
import { dayFor } from './day.js';

const LONGEST_LABEL = 255;
const LONGEST_NAME = 120;
const LONGEST_NOTE = 500;
/** The longest essay Flyleaf keeps. */
const MOST_WORDS = 4000;

const PARTS = ['personal', 'supplement'] as const;
const KIND = 'Please choose what it is from the list';
const LABEL = 'Please say what there is to do';
const WORD_LIMIT = `Please give a word limit from 1 to ${MOST_WORDS}`;

const text = (longest: number, what: string) =>
  z
    .string({ error: `Please write ${what} as text` })
    .trim()
    .max(longest, `Please keep ${what} under ${longest} characters`)
    .transform((written) => (written === '' ? null : written))
    .nullable();

const Label = z
  .string({ error: LABEL })
  .trim()
  .min(1, LABEL)
  .max(LONGEST_LABEL, `Please keep it under ${LONGEST_LABEL} characters`);

const details = z
  .object({
    dueOn: dayFor('the due date').nullable().describe('Null: with the application'),
    doneOn: dayFor('the day it was done').nullable(),
    words: z
      .int({ error: WORD_LIMIT })
      .min(1, WORD_LIMIT)
      .max(MOST_WORDS, WORD_LIMIT)
      .nullable()
      .describe('The word limit of an essay'),
    part: z.enum(PARTS, { error: 'Please choose personal or supplement' }).nullable().describe('Of essays'),
    who: text(LONGEST_NAME, 'the name').describe('Who writes a recommendation'),
    askedOn: dayFor('the day you asked').nullable().describe('Of recommendations'),
    note: text(LONGEST_NOTE, 'the note'),
  })
  .partial();

export const NewChecklistItem = z
  .object({ kind: z.enum(ITEM_KINDS, { error: KIND }), label: Label, ...details.shape })
  .meta({ id: 'NewChecklistItem' });
export type NewChecklistItem = z.infer<typeof NewChecklistItem>;

export const ChecklistItemChanges = z
  .object({ label: Label.optional(), ...details.shape })
  .meta({ id: 'ChecklistItemChanges' });
export type ChecklistItemChanges = z.infer<typeof ChecklistItemChanges>;

const day = z.iso.date().nullable();

export const ChecklistItem = z
  .object({
    id: z.uuid(),
    kind: z.enum(ITEM_KINDS),
    label: z.string(),
    dueOn: day.describe('Null: with the application'),
    doneOn: day,
    words: z.int().nullable().describe('The word limit of an essay'),
    part: z.enum(PARTS).nullable().describe('A personal essay goes to several colleges, a supplement to one'),
    who: z.string().nullable().describe('Who writes a recommendation'),
    askedOn: day,
    origin: z.enum(['published', 'usual', 'yours']),
    cycle: z.string().nullable().describe('Of what was published, such as "2025-26"'),
    note: z.string().nullable(),
  })
  .meta({ id: 'ChecklistItem' });
