import * as z from 'zod/mini';
import { type Award, type NewAward } from '@/api';
import { chosenOf } from '@/lib/words/choices';
import { requiredText, text } from '../fields/text-rules';
import { numberOf, typed, whole } from '../fields/whole-number';
import { type EntryView } from './entries/entry';
import { awardCategories, levels } from './entries/entry-choices';
import { LONG, NAME } from './text-lengths';

export const FIRST_YEAR = 2015;
const thisYear = () => new Date().getUTCFullYear();
/** As on the server: the specified year or next year, whichever is later. */
export const lastYear = () => Math.max(2030, thisYear() + 1);

export const AwardForm = z.object({
  of: z.string(),
  name: requiredText('Award name', NAME),
  level: z.string().check(z.minLength(1, 'Choose a level from the list')),
  category: z.string(),
  year: whole('Year', 0, 9999).check(
    z.refine((year) => year === '' || (Number(year) >= FIRST_YEAR && Number(year) <= lastYear()), {
      error: () => `Year must be between ${FIRST_YEAR} and ${lastYear()}`,
    }),
  ),
  selectivity: text('Selectivity', LONG),
  significance: text('Significance', LONG),
});
export type AwardForm = z.infer<typeof AwardForm>;

export const storedAward = (item: Award | undefined): AwardForm => ({
  of: item?.id ?? '',
  name: item?.name ?? '',
  level: item?.level ?? '',
  category: item?.category ?? '',
  year: item ? typed(item.year) : typed(thisYear()),
  selectivity: item?.selectivity ?? '',
  significance: item?.significance ?? '',
});

export const awardEntry = (values: AwardForm): NewAward => ({
  name: values.name,
  level: chosenOf(levels, values.level) ?? 'Local',
  category: chosenOf(awardCategories, values.category),
  year: numberOf(values.year),
  selectivity: values.selectivity || null,
  significance: values.significance || null,
});

export const awardView = (item: Award): EntryView => ({
  title: item.name,
  facts: [`${item.level} level`, item.category, item.year === null ? null : typed(item.year)],
  texts: [
    { label: 'Selectivity', text: item.selectivity },
    { label: 'Significance', text: item.significance },
  ],
});
