import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { type NewResearchProject, type ResearchProject } from '@/api';
import { listResearchProjectsQueryKey } from '@/api/@tanstack/react-query.gen';
import { listResearchProjectsOptions } from '@/api/queries/student-profile.gen';
import { type StepProps } from '../flow/flow';
import { LongText, Text } from '../fields/form-fields';
import { enteredOnly, type EntryCalls, type EntryWords } from './entries/entry';
import { EntryForm, type EntryFormProps } from './entries/entry-form';
import { EntriesStep } from './entries/entries-step';
import { researchEntry, ResearchForm, researchView, storedResearch } from './research';

const words: EntryWords = {
  heading: 'Research',
  lead: 'Questions you explored outside class, alone or with a mentor. Projects count in your estimates.',
  title: 'Research Project',
  subject: 'research project',
  add: 'Add research project',
  empty: {
    title: 'No research projects yet',
    sentence: 'A science fair entry, a survey or a summer in a lab all count.',
  },
};

const useResearchCalls = (): EntryCalls<ResearchProject, NewResearchProject> => {
  const list = useQuery(listResearchProjectsOptions());
  const entered = (item: ResearchProject) => ({ ...item, ...enteredOnly });
  return { list, key: listResearchProjectsQueryKey(), path: '/api/research-projects', entered };
};

export const ResearchStep = ({ flow }: StepProps) => (
  <EntriesStep
    flow={flow}
    words={words}
    calls={useResearchCalls()}
    viewOf={researchView}
    loadForm={loadForm}
    firstField="title"
  />
);

const Project = ({ item, work }: EntryFormProps<ResearchProject, NewResearchProject>) => {
  const form = useForm<ResearchForm>({
    resolver: zodResolver(ResearchForm),
    shouldFocusError: false, // the summary takes the focus
    defaultValues: storedResearch(item),
  });

  return (
    <EntryForm form={form} work={work} entryOf={researchEntry}>
      <Text name="title" label="Title" required />
      <div className="grid gap-7 md:grid-cols-2 md:gap-6">
        <Text name="mentor" label="Mentor" hint="Who guided you, if anyone did." />
        <Text name="institution" label="Institution" hint="A school, a lab or a program." />
        <Text name="duration" label="Duration" hint="Such as 8 weeks, or a school year." />
      </div>
      <LongText
        name="originalContribution"
        label="Original contribution"
        hint="What you found or did yourself."
      />
      <LongText name="outcomes" label="Outcomes" hint="A paper, a talk, a poster, or what you learned." />
      <LongText name="skills" label="Skills" hint="Methods and tools you used." />
    </EntryForm>
  );
};

const loadForm = () => Promise.resolve(Project);
