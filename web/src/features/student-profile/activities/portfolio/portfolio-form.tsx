import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { type NewPortfolioItem, type PortfolioItem } from '@/api';
import { chosenOf } from '@/lib/words/choices';
import { LongText, OneOf, Text } from '../../fields/form-fields';
import { requiredText, text } from '../../fields/text-rules';
import { portfolioTypes } from '../entries/entry-choices';
import { EntryForm, type EntryFormProps } from '../entries/entry-form';
import { FileField } from '../entries/file-field';
import { LONG, NAME } from '../text-lengths';

const LINK = 500;
const address = z.url({ protocol: /^https?$/, hostname: z.regexes.hostname });

const PortfolioForm = z.object({
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
type PortfolioForm = z.infer<typeof PortfolioForm>;

const storedPortfolio = (item: PortfolioItem | undefined): PortfolioForm => ({
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

const portfolioEntry = (values: PortfolioForm): NewPortfolioItem => ({
  type: chosenOf(portfolioTypes, values.type) ?? 'Other',
  title: values.title,
  description: values.description || null,
  role: values.role || null,
  impact: values.impact || null,
  link: values.link || null,
  portfolioFile: values.portfolioFile || null,
  awards: values.awards || null,
});

export const Piece = ({ item, work }: EntryFormProps<PortfolioItem, NewPortfolioItem>) => {
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
