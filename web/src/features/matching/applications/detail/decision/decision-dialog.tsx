import { useState } from 'react';
import { Button } from '@/components/ui/basics/button';
import { Field } from '@/components/ui/forms/field';
import { Input } from '@/components/ui/forms/input';
import { RadioGroup } from '@/components/ui/forms/radio-group';
import { Dialog } from '@/components/ui/overlays/dialog';
import { DialogFooter } from '@/components/ui/overlays/dialog-parts';
import { today } from '@/features/matching/applications/shared/day-words';
import { ANSWERS, OWN_RESULTS, type Result } from '@/features/matching/applications/shared/status-words';
import { type Application } from '@/api';
import { type Refusal, Refused } from '@/features/matching/applications/detail/refused';
import { useMove } from '@/features/matching/applications/detail/use-move';

const SAYS: Readonly<Record<Result, string>> = {
  Accepted: 'Accepted',
  Deferred: 'Deferred: they decide later',
  Waitlisted: 'Waitlisted',
  Rejected: 'Not admitted',
  Enrolled: 'I said yes and I’m going',
  Withdrawn: 'I took my application back',
};

const RESULTS: readonly Result[] = [...ANSWERS, ...OWN_RESULTS];
/** How a waiting list ends. */
const AFTER_WAITING: readonly Result[] = ['Accepted', 'Rejected', 'Withdrawn'];

type DecisionDialogProps = { application: Application; onClose: () => void };

/** What the college answered and when. */
const DecisionDialog = ({ application, onClose }: DecisionDialogProps) => {
  const { college, decisionResult, decisionDate } = application;
  const results = decisionResult === 'Waitlisted' ? AFTER_WAITING : RESULTS;
  const [result, setResult] = useState<Result | null>(
    results.find((each) => each === decisionResult) ?? null,
  );
  const [date, setDate] = useState(decisionDate ?? today());
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useState<Omit<Refusal, 'attempt'> | null>(null);
  const { move, moving } = useMove();

  const submit = async () => {
    setAttempt((last) => last + 1);
    if (result === null) {
      setProblem({ says: 'Choose what the college answered.' });
      return;
    }
    const { refusal, done, otherId } = await move(application, {
      status: 'Decided',
      decisionResult: result,
      decisionDate: date === '' ? null : date,
    });
    setProblem(
      done
        ? null
        : { says: refusal ?? 'We couldn’t save this. Try again. Your answer is still here.', otherId },
    );
    if (done) onClose();
  };

  return (
    <Dialog open onOpenChange={onClose} title="What did they answer?" description={college.shortName}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!moving) void submit();
        }}
        className="grid gap-4"
      >
        {problem !== null && <Refused {...problem} attempt={attempt} />}
        <Field label="Answer" group>
          <RadioGroup
            options={results.map((value) => ({ value, label: SAYS[value] }))}
            value={result ?? ''}
            onValueChange={(value) => setResult(results.find((each) => each === value) ?? null)}
          />
        </Field>
        <Field label="When you heard" optional>
          <Input type="date" value={date} onChange={({ target }) => setDate(target.value)} />
        </Field>
        <DialogFooter>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={moving}>
            Save answer
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
};

export default DecisionDialog;
