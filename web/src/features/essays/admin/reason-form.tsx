import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { openStudentEssayMutation } from '@/api/queries/admin.gen';
import { Button } from '@/components/ui/basics/button';
import { Field } from '@/components/ui/forms/field';
import { Textarea } from '@/components/ui/forms/textarea';
import { userMessageOf } from '@/lib/api/api-error';

const MOST_CHARACTERS = 500;

type ReasonFormProps = { essayId: string; onOpened: () => void };

export const ReasonForm = ({ essayId, onOpened }: ReasonFormProps) => {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const open = useMutation({
    ...openStudentEssayMutation(),
    onSuccess: onOpened,
    onError: (error) => setProblem(userMessageOf(error) ?? 'We couldn’t open this essay. Please try again.'),
  });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (reason.trim() === '') {
      setProblem('Please say why you need to read this essay.');
      return;
    }
    setProblem(undefined);
    open.mutate({ path: { id: essayId }, body: { reason } });
  };

  return (
    <form onSubmit={submit} className="grid max-w-140 gap-3" noValidate>
      <Field label="Why do you need to read this essay?" hint="The student sees your reason." error={problem}>
        <Textarea
          rows={2}
          maxLength={MOST_CHARACTERS}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      <div>
        <Button type="submit" busy={open.isPending}>
          Open essay
        </Button>
      </div>
    </form>
  );
};
