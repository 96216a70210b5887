import { useState } from 'react';
import { type Application } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { Field } from '@/components/ui/forms/field';
import { FormError } from '@/components/ui/forms/form-error';
import { Input } from '@/components/ui/forms/input';
import { Dialog } from '@/components/ui/overlays/dialog';
import { DialogFooter } from '@/components/ui/overlays/dialog-parts';
import { today } from '../shared/day-words';
import { useSubmitted } from './use-submitted';

type SubmittedDialogProps = { application: Application; onClose: () => void };

/** Asks for the day it was sent. */
export const SubmittedDialog = ({ application, onClose }: SubmittedDialogProps) => {
  const { college, submittedAt } = application;
  const [date, setDate] = useState(submittedAt?.slice(0, 10) ?? today());
  const [attempt, setAttempt] = useState(0);
  const { submitted, saving, refusal } = useSubmitted(application);
  const problem = date === '' ? 'Please choose the day you sent it' : undefined;

  const save = async () => {
    setAttempt((last) => last + 1);
    if (problem === undefined && (await submitted(date))) onClose();
  };

  return (
    <Dialog open onOpenChange={onClose} title="When did you send it?" description={college.shortName}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!saving) void save();
        }}
        className="grid gap-4"
      >
        {refusal !== null && <FormError attempt={attempt}>{refusal}</FormError>}
        <Field label="Sent on" error={attempt > 0 ? problem : undefined}>
          <Input type="date" value={date} onChange={({ target }) => setDate(target.value)} />
        </Field>
        <p className="text-hint text-muted-foreground">
          Keep the confirmation email. In a week or two, look in the college’s portal to see that everything
          arrived.
        </p>
        <DialogFooter>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={saving}>
            Mark as submitted
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
};
