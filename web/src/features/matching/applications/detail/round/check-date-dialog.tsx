import { useState } from 'react';
import { Button } from '@/components/ui/basics/button';
import { Field } from '@/components/ui/forms/field';
import { FormError } from '@/components/ui/forms/form-error';
import { Input } from '@/components/ui/forms/input';
import { Dialog } from '@/components/ui/overlays/dialog';
import { DialogFooter } from '@/components/ui/overlays/dialog-parts';
import { toast } from '@/components/ui/toasts/toast-store';
import { userMessageOf } from '@/lib/api/api-error';
import { readDraft, useDraft } from '@/lib/forms/draft';
import { dayInWords } from '@/features/matching/applications/shared/day-words';
import { type ApplicationInFull } from '@/api';
import { TwoPlacesNote } from '@/components/ui/feedback/two-places-note';
import { useSaveApplication } from '@/features/matching/applications/detail/use-save-application';

const LONGEST_PLACE = 300;

type Answers = { date: string; where: string };

const isAnswers = (draft: unknown): draft is Answers =>
  typeof draft === 'object' && draft !== null && 'date' in draft && 'where' in draft;

const describe = ({ date, where }: Answers) =>
  `${date === '' ? 'No date' : dayInWords(date)}${where === '' ? '' : `, seen at ${where}`}`;

type CheckDateDialogProps = { application: ApplicationInFull; onClose: () => void };

/** The day of the deadline and where the student saw it: only then it counts as checked. */
const CheckDateDialog = ({ application, onClose }: CheckDateDialogProps) => {
  const { id, college, deadline } = application;
  const draftName = `application-date.${id}`;
  const [seen, setSeen] = useState(application);
  const before = { date: deadline.date ?? '', where: deadline.checkedWhere ?? '' };
  const [answers, setAnswers] = useState<Answers>(() => {
    const draft = readDraft(draftName);
    return isAnswers(draft) ? draft : before;
  });
  const draft = useDraft(draftName, answers, answers.date !== before.date || answers.where !== before.where);
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const [elsewhere, setElsewhere] = useState<ApplicationInFull | null>(null);
  const { save, saving } = useSaveApplication(id);

  const close = () => {
    draft.remove();
    onClose();
  };

  const submit = async (over: ApplicationInFull, { date, where }: Answers) => {
    setProblem(null);
    setElsewhere(null);
    setAttempt((last) => last + 1);
    try {
      const outcome = await save(
        {
          submissionDeadline: date === '' ? null : date,
          checkedWhere: date === '' || where.trim() === '' ? null : where.trim(),
        },
        over,
      );
      if (outcome.kind === 'two-places') {
        setElsewhere(outcome.now);
        return;
      }
      toast({ title: 'Application Updated', description: `${college.shortName}: deadline saved` });
      close();
    } catch (error) {
      setProblem(
        `${userMessageOf(error) ?? 'We couldn’t save this. Try again.'} Your answers are still here.`,
      );
    }
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Check the date"
      description={`Look at ${college.shortName}’s own page or your application form.`}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!saving && elsewhere === null) void submit(seen, answers);
        }}
        className="grid gap-4"
      >
        {problem !== null && <FormError attempt={attempt}>{problem}</FormError>}
        {elsewhere !== null && (
          <TwoPlacesNote
            rows={[
              {
                what: 'The date',
                here: describe(answers),
                there: describe({
                  date: elsewhere.submissionDeadline ?? '',
                  where: elsewhere.deadline.checkedWhere ?? '',
                }),
              },
            ]}
            onKeepMine={() => {
              setSeen(elsewhere);
              void submit(elsewhere, answers);
            }}
            onUseOther={close}
          />
        )}
        <Field label="Deadline">
          <Input
            type="date"
            value={answers.date}
            onChange={({ target }) => setAnswers({ ...answers, date: target.value })}
          />
        </Field>
        <Field
          label="Where did you see it?"
          hint="Such as admissions.example.edu. Left empty, the date counts as not checked yet."
        >
          <Input
            value={answers.where}
            maxLength={LONGEST_PLACE}
            autoComplete="off"
            onChange={({ target }) => setAnswers({ ...answers, where: target.value })}
          />
        </Field>
        {college.website !== null && (
          <a href={college.website} target="_blank" rel="noreferrer" className="link justify-self-start">
            Open the college’s site
          </a>
        )}
        <DialogFooter>
          {application.submissionDeadline !== null && (
            <Button
              variant="ghost"
              disabled={saving}
              onClick={() => void submit(seen, { date: '', where: '' })}
              className="mr-auto"
            >
              Remove my date
            </Button>
          )}
          <Button type="submit" busy={saving}>
            Save date
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
};

export default CheckDateDialog;
