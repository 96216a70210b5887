import { useState } from 'react';
import { Button } from '@/components/ui/basics/button';
import { Field } from '@/components/ui/forms/field';
import { Textarea } from '@/components/ui/forms/textarea';
import { Combobox } from '@/components/ui/select/combobox';
import { type EssayType } from './essay-form';
import { LONGEST_PROMPT } from './form-problems';
import { optionWords, promptFacts } from './prompt-words';
import { usePrompts } from './use-prompts';

/** The value of the last option; no prompt has this id. */
const OWN = 'own';

const OWN_WORDS =
  'These are our own words: find the exact question on the application or the college’s own page.';
/** As long as the facts of most prompts. */
const FACTS_TO_COME = 'Common App, 250 to 650 words, checked for 2026–27';

type PromptFieldProps = {
  essayType: EssayType;
  prompt: string;
  onPrompt: (prompt: string) => void;
  error: string | undefined;
};

/** A prompt of the library, or the student's own. Give it the type as key: another type starts over. */
export const PromptField = ({ essayType, prompt, onPrompt, error }: PromptFieldProps) => {
  const { data: prompts, isError, isLoading, refetch } = usePrompts(essayType);
  const [choosesOwn, setChoosesOwn] = useState(false);
  const known = prompts?.find(({ text }) => text === prompt);
  const own = choosesOwn || isError || (prompts !== undefined && prompt !== '' && !known);

  const choose = (id: string) => {
    setChoosesOwn(id === OWN);
    onPrompt(prompts?.find((each) => each.id === id)?.text ?? '');
  };

  return (
    <div className="grid gap-3">
      {!isError && (
        <Field label="Prompt" id={own ? 'prompt-choice' : 'prompt'} required error={own ? undefined : error}>
          <Combobox
            options={[
              ...(prompts ?? []).map((each) => ({ value: each.id, label: optionWords(each) })),
              { value: OWN, label: 'Type the prompt myself' },
            ]}
            value={own ? OWN : (known?.id ?? '')}
            onValueChange={choose}
            placeholder={prompts === undefined ? 'Loading prompts' : 'Choose a prompt'}
            searchPlaceholder="Search prompts"
            emptyText="No prompts match that."
          />
        </Field>
      )}
      {(known || (isLoading && prompt !== '')) && (
        <p className="rounded-md bg-sunken px-3.5 py-2.5 text-hint text-pretty text-muted-foreground">
          <span className="block text-interface text-foreground">{prompt}</span>
          {known ? (
            `${promptFacts(known)}. ${OWN_WORDS}`
          ) : (
            // Keeps the place, so that the form does not move.
            <span aria-hidden className="invisible">{`${FACTS_TO_COME}. ${OWN_WORDS}`}</span>
          )}
        </p>
      )}
      {own && (
        <Field
          label={isError ? 'Prompt' : 'Your prompt'}
          id="prompt"
          required
          error={error}
          hint={
            isError ? (
              <>
                We couldn’t load our prompts. Type or paste yours, or{' '}
                <Button variant="ghost" size="sm" className="px-1 underline" onClick={() => void refetch()}>
                  try again
                </Button>
              </>
            ) : (
              'Paste the question as the college asks it.'
            )
          }
        >
          <Textarea
            rows={3}
            maxLength={LONGEST_PROMPT}
            value={prompt}
            onChange={(event) => onPrompt(event.target.value)}
          />
        </Field>
      )}
    </div>
  );
};
