import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/basics/button';
import { Field } from '@/components/ui/forms/field';
import { Input } from '@/components/ui/forms/input';
import { Select } from '@/components/ui/select/select';
import { cn } from '@/lib/cn';
import { useMediaQuery } from '@/lib/hooks/use-media-query';
import { ApplicationField } from './application-field';
import { CollegeField } from './college-field';
import { ESSAY_TYPES, type EssayForm } from './essay-form';
import { PromptField } from './prompt-field';
import { WordLimitField } from './word-limit-field';

const LONGEST_AUDIENCE = 255;

const OPTIONS = ESSAY_TYPES.map((type) => ({ value: type, label: type }));

type EssayDetailsProps = {
  form: EssayForm;
  promptLimit: number | null;
  promptError: string | undefined;
  onChange: (changes: Partial<EssayForm>) => void;
};

/** What the essay is for. Another type has other prompts, so it clears the prompt. */
export const EssayDetails = ({ form, promptLimit, promptError, onChange }: EssayDetailsProps) => (
  <div className="grid content-start gap-4.5">
    <Field label="Essay type" id="essayType" required>
      <Select
        options={OPTIONS}
        value={form.essayType}
        placeholder="Choose a type"
        onValueChange={(value) => {
          const essayType = ESSAY_TYPES.find((type) => type === value);
          if (essayType && essayType !== form.essayType) onChange({ essayType, prompt: '' });
        }}
      />
    </Field>
    <PromptField
      key={form.essayType}
      essayType={form.essayType}
      prompt={form.prompt}
      onPrompt={(prompt) => onChange({ prompt })}
      error={promptError}
    />
    <MoreDetails form={form} promptLimit={promptLimit} onChange={onChange} />
  </div>
);

/** Closed on a small screen until one of them is filled in: the text comes next. */
const MoreDetails = ({ form, promptLimit, onChange }: Omit<EssayDetailsProps, 'promptError'>) => {
  const wide = useMediaQuery('(min-width: 64rem)');
  const [opened, setOpened] = useState(
    form.collegeId !== null || form.applicationId !== null || form.wordLimit !== null || form.audience !== '',
  );
  const open = wide || opened;

  return (
    <div className="grid gap-4.5">
      {!wide && (
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={open}
          icon={<ChevronDown aria-hidden className={cn('size-[1em]', open && 'rotate-180')} />}
          onClick={() => setOpened(!opened)}
          className="-ml-3 justify-self-start"
        >
          College, word limit and audience
        </Button>
      )}
      {open && (
        <>
          <CollegeField collegeId={form.collegeId} onCollege={(collegeId) => onChange({ collegeId })} />
          <ApplicationField applicationId={form.applicationId} onApplication={onChange} />
          <WordLimitField
            wordLimit={form.wordLimit}
            promptLimit={promptLimit}
            onWordLimit={(wordLimit) => onChange({ wordLimit })}
          />
          <Field label="Audience" optional hint="Who will read it, such as “Tufts admissions”.">
            <Input
              maxLength={LONGEST_AUDIENCE}
              autoComplete="off"
              value={form.audience}
              onChange={({ target }) => onChange({ audience: target.value })}
            />
          </Field>
        </>
      )}
    </div>
  );
};
