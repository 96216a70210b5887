import { Lock } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/basics/button';
import { Field } from '@/components/ui/forms/field';
import { Textarea } from '@/components/ui/forms/textarea';

const LEAST_CHARACTERS = 10;
const MOST_CHARACTERS = 500;
const TOO_SHORT = 'Please say in a few words why you need to see this.';

type ReasonFormProps = {
  title: string;
  /** What is hidden. */
  children: ReactNode;
  /** On the button. */
  open: string;
  busy: boolean;
  /** Why it could not be opened. */
  problem: string | undefined;
  onReason: (reason: string) => void;
};

/** What is hidden opens with a reason, each time. */
export const ReasonForm = ({ title, children, open, busy, problem, onReason }: ReasonFormProps) => {
  const heading = useId();
  const [reason, setReason] = useState('');
  const [isTooShort, setTooShort] = useState(false);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const tooShort = reason.trim().length < LEAST_CHARACTERS;
    setTooShort(tooShort);
    if (!tooShort) onReason(reason);
  };

  return (
    <form
      onSubmit={submit}
      noValidate
      aria-labelledby={heading}
      className="grid gap-3 rounded-lg border bg-card px-4 py-4 shadow-card md:px-6 md:py-5"
    >
      <h2 id={heading} className="flex items-center gap-2 text-section">
        <Lock aria-hidden className="size-4.5" />
        {title}
      </h2>
      <p className="max-w-[60ch] text-muted-foreground">{children}</p>
      <Field
        label="Why do you need to see them?"
        hint="The student sees your reason."
        error={isTooShort ? TOO_SHORT : problem}
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
        <Button type="submit" busy={busy}>
          {open}
        </Button>
      </div>
    </form>
  );
};
