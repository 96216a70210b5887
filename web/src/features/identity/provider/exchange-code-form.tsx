import { type SubmitEvent, useState } from 'react';
import { Button } from '@/components/ui/basics/button';
import { FormError } from '@/components/ui/forms/form-error';
import { CodeField } from '../two-step/code-field';
import { useEntryWords } from '../entry/use-entry-words';
import { isWrongCode } from '../refusal-words';

type ExchangeCodeFormProps = {
  onCode: (code: string) => void;
  isPending: boolean;
  /** Why the last code was refused. */
  failure: unknown;
  attempt: number;
};

/** Asks only for the code: the provider has already identified the user. */
export const ExchangeCodeForm = ({ onCode, isPending, failure, attempt }: ExchangeCodeFormProps) => {
  const words = useEntryWords();
  const [code, setCode] = useState('');
  const [recovery, setRecovery] = useState(false);
  const [missing, setMissing] = useState(false);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(code.trim() === '');
    if (code.trim() !== '') onCode(code.trim());
  };
  const error = missing
    ? words.code.missing
    : isWrongCode(failure)
      ? words.refusals.login(failure)
      : undefined;

  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={isPending} className="grid gap-5">
        {failure !== null && !isWrongCode(failure) && (
          <FormError attempt={attempt}>{words.refusals.login(failure)}</FormError>
        )}
        <CodeField
          words={words.code}
          code={{ name: 'code', value: code, onChange: (event) => setCode(event.target.value) }}
          error={error}
          recovery={recovery}
          frozen={isPending}
          onRecovery={(wanted) => {
            setCode('');
            setRecovery(wanted);
          }}
        />
        <Button type="submit" size="lg" className="w-full" busy={isPending}>
          {words.signIn}
        </Button>
      </fieldset>
    </form>
  );
};
