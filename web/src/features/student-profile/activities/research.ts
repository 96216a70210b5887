import * as z from 'zod/mini';
import { type NewResearchProject, type ResearchProject } from '@/api';
import { requiredText, text } from '../fields/text-rules';
import { type EntryView } from './entries/entry';
import { LONG, NAME } from './text-lengths';

export const ResearchForm = z.object({
  of: z.string(),
  title: requiredText('Title', NAME),
  mentor: text('Mentor', NAME),
  institution: text('Institution', NAME),
  duration: text('Duration', NAME),
  originalContribution: text('Original contribution', LONG),
  outcomes: text('Outcomes', LONG),
  skills: text('Skills', LONG),
});
export type ResearchForm = z.infer<typeof ResearchForm>;

export const storedResearch = (item: ResearchProject | undefined): ResearchForm => ({
  of: item?.id ?? '',
  title: item?.title ?? '',
  mentor: item?.mentor ?? '',
  institution: item?.institution ?? '',
  duration: item?.duration ?? '',
  originalContribution: item?.originalContribution ?? '',
  outcomes: item?.outcomes ?? '',
  skills: item?.skills ?? '',
});

export const researchEntry = (values: ResearchForm): NewResearchProject => ({
  title: values.title,
  mentor: values.mentor || null,
  institution: values.institution || null,
  duration: values.duration || null,
  originalContribution: values.originalContribution || null,
  outcomes: values.outcomes || null,
  skills: values.skills || null,
});

export const researchView = (item: ResearchProject): EntryView => ({
  title: item.title,
  facts: [item.mentor && `Mentor: ${item.mentor}`, item.institution, item.duration],
  texts: [
    { label: 'Original contribution', text: item.originalContribution },
    { label: 'Outcomes', text: item.outcomes },
    { label: 'Skills', text: item.skills },
  ],
});
