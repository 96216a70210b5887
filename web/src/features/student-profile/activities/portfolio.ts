import * as z from 'zod/mini';
import { type NewPortfolioItem, type PortfolioItem } from '@/api';
import { chosenOf } from '@/lib/words/choices';
import { requiredText, text } from '../fields/text-rules';
import { type EntryView } from './entry';
import { portfolioTypes } from './entry-choices';
import { LONG, NAME } from './text-lengths';

const LINK = 500;
const address = z.url({ protocol: /^https?$/, hostname: z.regexes.hostname });

export const PortfolioForm = z.object({
  of: z.string(),
  type: z.string().check(z.minLength(1, 'Choose a type from the list')),
  title: requiredText('Title', NAME),
  description: text('Description', LONG),
  role: text('Role', NAME),
  impact: text('Impact', LONG),
  link: text('Link', LINK).check(
    z.refine(
      (link) => link === '' || (!/\s/.test(link) && address.safeParse(link).success),
      'Must be a valid URL',
    ),
  ),
  portfolioFile: z.string(),
  uploading: z
    .boolean()
    .check(
      z.refine(
        (uploading) => !uploading,
        'Your file is still uploading. Wait until it’s done, or cancel it.',
      ),
    ),
  awards: text('Awards', LONG),
});
export type PortfolioForm = z.infer<typeof PortfolioForm>;

export const storedPortfolio = (item: PortfolioItem | undefined): PortfolioForm => ({
  of: item?.id ?? '',
  type: item?.type ?? '',
  title: item?.title ?? '',
  description: item?.description ?? '',
  role: item?.role ?? '',
  impact: item?.impact ?? '',
  link: item?.link ?? '',
  portfolioFile: item?.portfolioFile ?? '',
  uploading: false,
  awards: item?.awards ?? '',
});

export const portfolioEntry = (values: PortfolioForm): NewPortfolioItem => ({
  type: chosenOf(portfolioTypes, values.type) ?? 'Other',
  title: values.title,
  description: values.description || null,
  role: values.role || null,
  impact: values.impact || null,
  link: values.link || null,
  portfolioFile: values.portfolioFile || null,
  awards: values.awards || null,
});

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
