import { useState } from 'react';
import { Button } from '@/components/ui/basics/button';
import { Field } from '@/components/ui/forms/field';
import { Input } from '@/components/ui/forms/input';
import { ApiError, fieldProblemsOf } from '@/lib/api/api-error';
import { useAskStudent } from './use-linked-students';
import { type Words } from './words';

const refusalWords = (error: unknown, words: Words) => {
  if (error instanceof ApiError && error.status === 429) return words.askedTooMuch;
  return fieldProblemsOf(error).length > 0 ? words.emailWrong : words.askFailed;
};

/** Where an adult asks a student to share with them. Nobody learns here whether there is such a student. */
export const AskForm = ({ words }: { words: Words }) => {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const ask = useAskStudent();

  const submit = () => {
    if (email.trim() === '') {
      setProblem(words.emailMissing);
      return;
    }
    setProblem(undefined);
    ask.mutate(
      { body: { email } },
      { onSuccess: () => setEmail(''), onError: (error) => setProblem(refusalWords(error, words)) },
    );
  };

  return (
    <form
      noValidate
      className="grid items-start gap-3 border-t pt-4 md:grid-cols-[1fr_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field label={words.askLabel} hint={words.askHint} error={problem}>
        <Input
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={255}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="outline" className="justify-self-start md:mt-13" busy={ask.isPending}>
        {words.ask}
      </Button>
      <p role="status" className="text-pretty empty:hidden md:col-span-2">
        {ask.isSuccess && words.asked}
      </p>
    </form>
  );
};
