import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { listSavedCollegesOptions } from '@/api/queries/matching.gen';
import { Button } from '@/components/ui/basics/button';
import { Field } from '@/components/ui/forms/field';
import { Input } from '@/components/ui/forms/input';
import { Combobox } from '@/components/ui/select/combobox';
import { useAskablePrompts } from './askable-prompts';
import { useAskPrompt } from './use-plan';

/** No college has this id. */
const SCHOLARSHIP = 'scholarship';
const LONGEST_SCHOLARSHIP = 120;

type Problems = { who?: string; scholarship?: string; what?: string };

/** Who asks stays chosen, for the next prompt of the same college. */
export const AskForm = () => {
  const { data: list = [] } = useQuery(listSavedCollegesOptions());
  const [who, setWho] = useState('');
  const [scholarship, setScholarship] = useState('');
  const [what, setWhat] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const forScholarship = who === SCHOLARSHIP;
  const { options, isPending } = useAskablePrompts(forScholarship);
  const asking = useAskPrompt();

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found: Problems = {
      ...(who === '' && { who: 'Choose who asks' }),
      ...(forScholarship && scholarship.trim() === '' && { scholarship: 'Name the scholarship' }),
      ...(what === '' && { what: 'Choose what they ask for' }),
    };
    setProblems(found);
    if (Object.keys(found).length > 0 || asking.isPending) return;
    asking.mutate(
      {
        body: {
          collegeId: forScholarship ? null : Number(who),
          scholarship: forScholarship ? scholarship : null,
          promptId: what,
        },
      },
      { onSuccess: () => setWhat('') },
    );
  };

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <Field
        label="Who asks?"
        error={problems.who}
        hint={list.length === 0 ? 'Colleges you save to your list appear here.' : undefined}
      >
        <Combobox
          options={[
            ...list.map(({ college }) => ({ value: String(college.id), label: college.shortName })),
            { value: SCHOLARSHIP, label: 'A scholarship' },
          ]}
          value={who}
          onValueChange={(chosen) => {
            if ((chosen === SCHOLARSHIP) !== forScholarship) setWhat('');
            setWho(chosen);
          }}
          placeholder="Choose a college"
          searchPlaceholder="Search your list"
          emptyText="No college on your list matches that."
        />
      </Field>
      {forScholarship && (
        <Field label="Name of the scholarship" error={problems.scholarship}>
          <Input
            value={scholarship}
            maxLength={LONGEST_SCHOLARSHIP}
            onChange={(event) => setScholarship(event.target.value)}
          />
        </Field>
      )}
      <Field
        label="What do they ask for?"
        error={problems.what}
        hint="In our own words. The exact question is on their own page."
      >
        <Combobox
          options={options}
          value={what}
          onValueChange={setWhat}
          placeholder={isPending ? 'Loading prompts' : 'Choose a prompt'}
          searchPlaceholder="Search prompts"
          emptyText="No prompts match that."
        />
      </Field>
      <div>
        <Button type="submit" variant="outline" busy={asking.isPending}>
          Add to my plan
        </Button>
      </div>
    </form>
  );
};
