import { type PortfolioItem } from '@/api';
import { type EntryView } from '../entries/entry';

export const portfolioView = (item: PortfolioItem): EntryView => ({
  title: item.title,
  facts: [item.type, item.role],
  link: item.link,
  file: item.portfolioFile,
  texts: [
    { label: 'Description', text: item.description },
    { label: 'Impact', text: item.impact },
    { label: 'Awards', text: item.awards },
  ],
});
