import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { type NewPortfolioItem, type PortfolioItem } from '@/api';
import { listPortfolioItemsOptions, listPortfolioItemsQueryKey } from '@/api/@tanstack/react-query.gen';
import { type StepProps } from '../flow/flow';
import { LongText, OneOf, Text } from '../fields/form-fields';
import { portfolioEntry, PortfolioForm, portfolioView, storedPortfolio } from './portfolio';
import { enteredOnly, type EntryCalls, type EntryWords } from './entry';
import { portfolioTypes } from './entry-choices';
import { EntryForm, type EntryFormProps } from './entry-form';
import { EntriesStep } from './entries-step';
import { FileField } from './file-field';
import { restoreItem } from './restore-item';

const words: EntryWords = {
  heading: 'Portfolio',
  lead: 'Work you’ve made and can show. Having some counts a little in your estimates.',
  title: 'Portfolio Item',
  subject: 'portfolio item',
  add: 'Add portfolio item',
  empty: {
    title: 'Nothing in your portfolio yet',
    sentence: 'A song, a story, an app or a drawing all count.',
  },
};

const usePortfolioCalls = (): EntryCalls<PortfolioItem, NewPortfolioItem> => {
  const list = useQuery(listPortfolioItemsOptions());
  const entered = (item: PortfolioItem) => ({ ...item, ...enteredOnly });
  return {
    list,
    key: listPortfolioItemsQueryKey(),
    path: '/api/portfolio-items',
    entered,
    restore: restoreItem,
  };
};

export const PortfolioStep = ({ flow }: StepProps) => (
  <EntriesStep
    flow={flow}
    words={words}
    calls={usePortfolioCalls()}
    viewOf={portfolioView}
    loadForm={loadForm}
    firstField="title"
  />
);

const Piece = ({ item, work }: EntryFormProps<PortfolioItem, NewPortfolioItem>) => {
  const form = useForm<PortfolioForm>({
    resolver: zodResolver(PortfolioForm),
    shouldFocusError: false, // the summary takes the focus
    defaultValues: storedPortfolio(item),
  });

  return (
    <EntryForm form={form} work={work} entryOf={portfolioEntry}>
      <Text name="title" label="Title" required />
      <OneOf name="type" label="Type" required options={portfolioTypes} />
      <LongText name="description" label="Description" />
      <div className="grid gap-7 md:grid-cols-2 md:gap-6">
        <Text name="role" label="Role" hint="Your part, if you made it with others." />
        <Text
          name="link"
          label="Link"
          hint="Where it can be seen. Starts with https://"
          type="url"
          inputMode="url"
        />
      </div>
      <FileField name="portfolioFile" label="File" hint="The work itself, or a photo of it." />
      <LongText name="impact" label="Impact" hint="Who saw, heard or used it." />
      <LongText name="awards" label="Awards" hint="Anything it won." />
    </EntryForm>
  );
};

const loadForm = () => Promise.resolve(Piece);
