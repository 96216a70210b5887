import { type ReactNode, useId, useState } from 'react';
import { Button } from '@/components/ui/basics/button';
import { Field } from '@/components/ui/forms/field';
import { FormError } from '@/components/ui/forms/form-error';
import { Textarea } from '@/components/ui/forms/textarea';
import { toast } from '@/components/ui/toasts/toast-store';
import { ApiError } from '@/lib/api/api-error';
import { useWords } from '@/lib/preferences/language';
import { OwnSuggestions } from './own-suggestions';
import { useSuggestCollege } from './use-suggestions';
import { english, type Words } from './words';
import { spanish } from './words.es';

const LONGEST = 300;

type Picked = { id: number; name: string; location: string };
type PickerProps = {
  picked: Picked | null;
  onPick: (college: Picked | null) => void;
  words: Words['picker'];
  error: string | undefined;
};

type SuggestCollegeProps = {
  studentId: string;
  firstName: string;
  /** Draws the search for a college. */
  picker: (props: PickerProps) => ReactNode;
};

/** An adult suggests a college; what was chosen and written stays until it was sent. */
export const SuggestCollege = ({ studentId, firstName, picker }: SuggestCollegeProps) => {
  const words = useWords({ en: english, es: spanish });
  const titleId = useId();
  const [picked, setPicked] = useState<Picked | null>(null);
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const suggest = useSuggestCollege(studentId);

  const submit = () => {
    setMissing(picked === null);
    if (picked === null) return;
    suggest.mutate(
      { path: { studentId }, body: { collegeId: picked.id, note } },
      {
        onSuccess: () => {
          setPicked(null);
          setNote('');
          toast({ title: words.sent, description: words.sentWhat(firstName, picked.name) });
        },
      },
    );
  };

  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-4 rounded-lg border bg-card p-4.5 shadow-card md:p-6"
    >
      <div className="grid gap-1">
        <h2 id={titleId} className="text-section">
          {words.title}
        </h2>
        <p className="text-pretty text-muted-foreground">{words.lead(firstName)}</p>
      </div>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <fieldset disabled={suggest.isPending} className="grid min-w-0 gap-4">
          {picker({
            picked,
            onPick: (college) => {
              setPicked(college);
              setMissing(false);
              suggest.reset();
            },
            words: words.picker,
            error: missing ? words.collegeMissing : undefined,
          })}
          <Field label={words.note} hint={words.noteHint(firstName)} optional>
            <Textarea
              rows={3}
              value={note}
              maxLength={LONGEST}
              onChange={({ target }) => setNote(target.value)}
            />
          </Field>
          <p className="-mt-2 text-small text-muted-foreground tabular-nums">
            {words.left(LONGEST - note.length)}
          </p>
        </fieldset>
        {suggest.isError && (
          <FormError attempt={suggest.submittedAt}>{refusalOf(suggest.error, words)}</FormError>
        )}
        <Button type="submit" className="justify-self-start" busy={suggest.isPending}>
          {words.send}
        </Button>
      </form>
      <OwnSuggestions studentId={studentId} words={words} />
    </section>
  );
};

const refusalOf = (error: unknown, words: Words) =>
  (error instanceof ApiError && error.code !== undefined && words.refusals[error.code]) || words.failed;
