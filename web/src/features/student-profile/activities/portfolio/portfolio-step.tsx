import { useQuery } from '@tanstack/react-query';
import { type NewPortfolioItem, type PortfolioItem } from '@/api';
import { listPortfolioItemsQueryKey } from '@/api/@tanstack/react-query.gen';
import { listPortfolioItemsOptions } from '@/api/queries/student-profile.gen';
import { type StepProps } from '../../flow/flow';
import { portfolioView } from './portfolio';
import { enteredOnly, type EntryCalls, type EntryWords } from '../entries/entry';
import { EntriesStep } from '../entries/entries-step';
import { restoreItem } from '../entries/restore-item';

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

const loadForm = async () => (await import('./portfolio-form')).Piece;

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
