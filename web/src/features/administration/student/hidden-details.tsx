import { useMutation } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { type OpenedDetails } from '@/api';
import { openStudentDetailsMutation } from '@/api/queries/admin.gen';
import { Button } from '@/components/ui/basics/button';
import { Notice } from '@/components/ui/feedback/notice';
import { Field } from '@/components/ui/forms/field';
import { Textarea } from '@/components/ui/forms/textarea';
import { userMessageOf } from '@/lib/api/api-error';

const LEAST_CHARACTERS = 10;
const MOST_CHARACTERS = 500;
const TOO_SHORT = 'Please say in a few words why you need to see this.';
const FAILED = 'We couldn’t open the details. Please try again.';

type HiddenDetailsProps = { userId: string; isOpen: boolean; onOpened: (details: OpenedDetails) => void };

/** Asks for a reason, each time. */
export const HiddenDetails = ({ userId, isOpen, onOpened }: HiddenDetailsProps) => {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const open = useMutation({
    ...openStudentDetailsMutation(),
    gcTime: 0, // what was opened is kept nowhere else
    onSuccess: onOpened,
    onError: (error) => setProblem(userMessageOf(error) ?? FAILED),
  });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (reason.trim().length < LEAST_CHARACTERS) {
      setProblem(TOO_SHORT);
      return;
    }
    setProblem(undefined);
    open.mutate({ path: { userId }, body: { reason } });
  };

  if (isOpen)
    return (
      <div role="status">
        <Notice>
          Open until you leave this tab. The student sees your reason under Settings &gt; Activity.
        </Notice>
      </div>
    );
  return (
    <form
      onSubmit={submit}
      noValidate
      aria-labelledby="hidden-details"
      className="grid gap-3 rounded-lg border bg-card px-4 py-4 shadow-card md:px-6 md:py-5"
    >
      <h2 id="hidden-details" className="flex items-center gap-2 text-section">
        <Lock aria-hidden className="size-4.5" />
        Some details are hidden
      </h2>
      <p className="max-w-[60ch] text-muted-foreground">
        Race, income, birth date, gender, address and family history. Open them only when your work needs
        them.
      </p>
      <Field
        label="Why do you need to see them?"
        hint="The student sees your reason."
        error={problem}
        className="max-w-140"
      >
        <Textarea
          rows={2}
          maxLength={MOST_CHARACTERS}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      <div>
        <Button type="submit" busy={open.isPending}>
          Show hidden details
        </Button>
      </div>
    </form>
  );
};
