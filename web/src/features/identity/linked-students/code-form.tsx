import { useState } from 'react';
import { Button } from '@/components/ui/basics/button';
import { Field } from '@/components/ui/forms/field';
import { Input } from '@/components/ui/forms/input';
import { toast } from '@/components/ui/toasts/toast-store';
import { ApiError } from '@/lib/api/api-error';
import { forgetInvitation, keptInvitation } from '@/lib/session/kept-invitation';
import { type Words } from './words';
import { useAcceptInvitation } from './use-linked-students';

const refusalWords = (error: unknown, words: Words) => {
  if (!(error instanceof ApiError)) return words.failed;
  if (error.code === 'identity.invitation-not-found') return words.notFound;
  return error.code === 'identity.invitation-for-another'
    ? words.forAnother
    : (error.userMessage ?? words.failed);
};

/** Where an adult enters a student's code. It stays in the field until it worked. That of an invitation is filled in. */
export const CodeForm = ({ words }: { words: Words }) => {
  const [invited] = useState(keptInvitation);
  const [code, setCode] = useState(invited?.code ?? '');
  const [problem, setProblem] = useState<string>();
  const accept = useAcceptInvitation();

  const submit = () => {
    if (code.trim() === '') {
      setProblem(words.codeMissing);
      return;
    }
    accept.mutate(
      { body: { code } },
      {
        onSuccess: ({ firstName }) => {
          setCode('');
          forgetInvitation();
          setProblem(undefined);
          toast({ title: words.linked, description: words.linkedTo(firstName) });
        },
        onError: (error) => setProblem(refusalWords(error, words)),
      },
    );
  };

  return (
    <form
      noValidate
      className="grid items-start gap-3 md:grid-cols-[1fr_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {invited !== null && code === invited.code && (
        <p className="rounded-[12px] bg-secondary px-4 py-3 text-pretty text-secondary-foreground md:col-span-2">
          {words.invited}
        </p>
      )}
      <Field label={words.codeLabel} hint={words.codeHint} error={problem}>
        <Input
          value={code}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setCode(event.target.value)}
        />
      </Field>
      <Button type="submit" className="justify-self-start md:mt-13" busy={accept.isPending}>
        {words.enter}
      </Button>
    </form>
  );
};
