import { type SyntheticEvent, useState } from 'react';
import { Button } from '@/components/ui/basics/button';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { Field } from '@/components/ui/forms/field';
import { FormError } from '@/components/ui/forms/form-error';
import { Input } from '@/components/ui/forms/input';
import { toast } from '@/components/ui/toasts/toast-store';
import { fieldProblemsOf, userMessageOf } from '@/lib/api/api-error';
import { FactControl } from './fact-control';
import { type Draft, type FactField, type KeptFacts, textOf } from './facts';
import { useKeepFact } from './use-college-profile';

const FAILED = 'We couldn’t save this. What you entered is still here. Try again.';

const today = () => new Date().toLocaleDateString('en-CA');

const draftOf = (kept: KeptFacts[FactField['name']]): Draft => ({
  text: kept ? textOf(kept.value) : '',
  sourceUrl: kept?.sourceUrl ?? '',
  checkedOn: today(),
});

type FactFormProps = {
  unitId: number;
  field: FactField;
  kept: KeptFacts[FactField['name']];
  onDone: () => void;
};

export const FactForm = ({ unitId, field, kept, onDone }: FactFormProps) => {
  const [draft, setDraft] = useState(() => draftOf(kept));
  const [attempt, setAttempt] = useState(0);
  const [isUploading, setUploading] = useState(false);
  const [unreadable, setUnreadable] = useState(false);
  const keep = useKeepFact(unitId);
  const id = (part: string) => `${field.name}-${part}`;

  const change = (part: keyof Draft) => (text: string) => {
    setUnreadable(false);
    setDraft((before) => ({ ...before, [part]: text }));
  };
  const problems = fieldProblemsOf(keep.error);
  const summary = unreadable
    ? [{ fieldId: id('value'), message: field.ask }]
    : problems.map(({ path, message }) => ({ fieldId: path.split('.').slice(0, 2).join('-'), message }));
  const errorAt = (part: 'value' | 'sourceUrl' | 'checkedOn') =>
    problems.find(({ path }) => path.startsWith(`${field.name}.${part}`))?.message;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    const body = field.change(draft);
    keep.reset();
    setUnreadable(body === null);
    if (body === null) return;
    keep.mutate(
      { path: { unitId }, body },
      {
        onSuccess: () => {
          toast({ title: 'Fact Saved', description: field.label });
          onDone();
        },
      },
    );
  };

  return (
    <form noValidate onSubmit={submit} aria-label={field.label}>
      <fieldset disabled={keep.isPending} className="grid gap-4 rounded-[12px] bg-sunken p-4">
        <ErrorSummary problems={summary} attempt={attempt} />
        {keep.isError && problems.length === 0 && (
          <FormError attempt={attempt}>{userMessageOf(keep.error) ?? FAILED}</FormError>
        )}
        <Field
          id={id('value')}
          label={field.label}
          hint={field.hint}
          error={unreadable ? field.ask : errorAt('value')}
        >
          <FactControl
            id={id('value')}
            field={field}
            text={draft.text}
            onChange={change('text')}
            onBusy={setUploading}
          />
        </Field>
        <div className="grid gap-4 md:grid-cols-[1fr_auto]">
          <Field
            id={id('sourceUrl')}
            label="Source"
            hint="The page where you read it."
            error={errorAt('sourceUrl')}
          >
            <Input
              type="url"
              placeholder="https://"
              value={draft.sourceUrl}
              onChange={({ target }) => change('sourceUrl')(target.value)}
            />
          </Field>
          <Field
            id={id('checkedOn')}
            label="Checked on"
            hint="The day you read it."
            error={errorAt('checkedOn')}
          >
            <Input
              type="date"
              max={today()}
              value={draft.checkedOn}
              onChange={({ target }) => change('checkedOn')(target.value)}
            />
          </Field>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="sm" busy={keep.isPending} disabled={isUploading}>
            Save
          </Button>
          <Button variant="ghost" size="sm" onClick={onDone}>
            Cancel
          </Button>
        </div>
      </fieldset>
    </form>
  );
};
