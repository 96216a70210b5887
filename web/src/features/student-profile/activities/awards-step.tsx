import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { type Award, type NewAward } from '@/api';
import { listAwardsQueryKey } from '@/api/@tanstack/react-query.gen';
import { listAwardsOptions } from '@/api/queries/student-profile.gen';
import { type StepProps } from '../flow/flow';
import { LongText, OneOf, Text, WholeNumber } from '../fields/form-fields';
import { awardEntry, AwardForm, awardView, FIRST_YEAR, lastYear, storedAward } from './award';
import { enteredOnly, type EntryCalls, type EntryWords } from './entries/entry';
import { awardCategories, levels } from './entries/entry-choices';
import { EntryForm, type EntryFormProps } from './entries/entry-form';
import { EntriesStep } from './entries/entries-step';
import { SheetLink } from './sheet-link';

const words: EntryWords = {
  heading: 'Awards',
  lead: (
    <>
      Honors from school or beyond it. How far each one reaches counts in your estimates. <SheetLink />
    </>
  ),
  title: 'Award',
  subject: 'award',
  add: 'Add award',
  empty: {
    title: 'No awards yet',
    sentence: 'Honor roll, a team title or a prize at your school all count.',
  },
};

const useAwardCalls = (): EntryCalls<Award, NewAward> => {
  const list = useQuery(listAwardsOptions());
  const entered = (item: Award) => ({ ...item, ...enteredOnly });
  return { list, key: listAwardsQueryKey(), path: '/api/awards', entered };
};

export const AwardsStep = ({ flow }: StepProps) => (
  <EntriesStep
    flow={flow}
    words={words}
    calls={useAwardCalls()}
    viewOf={awardView}
    loadForm={loadForm}
    firstField="name"
  />
);

const Honor = ({ item, work }: EntryFormProps<Award, NewAward>) => {
  const form = useForm<AwardForm>({
    resolver: zodResolver(AwardForm),
    shouldFocusError: false, // the summary takes the focus
    defaultValues: storedAward(item),
  });

  return (
    <EntryForm form={form} work={work} entryOf={awardEntry}>
      <Text name="name" label="Award name" required />
      <OneOf
        name="level"
        label="Level"
        hint="How far it reaches: your school and town are local."
        required
        options={levels}
      />
      <OneOf name="category" label="Category" options={awardCategories} />
      <WholeNumber name="year" label="Year" hint={`${FIRST_YEAR}-${lastYear()}`} className="md:max-w-60" />
      <LongText
        name="selectivity"
        label="Selectivity"
        hint="How many were considered, and how many were chosen."
      />
      <LongText
        name="significance"
        label="Significance"
        hint="What it recognizes, and what it means to you."
      />
    </EntryForm>
  );
};

const loadForm = () => Promise.resolve(Honor);
