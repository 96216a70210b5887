import { useState } from 'react';
import { Field } from '@/components/ui/forms/field';
import { Select } from '@/components/ui/select/select';
import { useOnDemand } from '@/lib/hooks/use-on-demand';
import { STATUSES } from '../shared/status-words';
import { type ApplicationInFull } from '@/api';
import { type Refusal, Refused } from './refused';
import { useMove } from './use-move';

const OPTIONS = STATUSES.map((status) => ({
  value: status,
  label: status === 'Decided' ? 'Decided: they answered' : status,
}));

/** Moves the application forward or back. "Decided" asks for the answer first. */
export const StatusField = ({ application }: { application: ApplicationInFull }) => {
  const dialog = useOnDemand(() => import('./decision/decision-dialog'));
  const { move, moving } = useMove();
  const [refused, setRefused] = useState<Refusal | null>(null);

  const choose = async (value: string) => {
    const status = STATUSES.find((each) => each === value);
    if (status === undefined || moving) return;
    if (status === 'Decided') {
      dialog.setOpen(true);
      return;
    }
    if (status === application.status) return;
    const { refusal, otherId } = await move(application, { status });
    setRefused((last) =>
      refusal === null ? null : { says: refusal, attempt: (last?.attempt ?? 0) + 1, otherId },
    );
  };

  return (
    <div className="grid w-full gap-2 md:w-60">
      <Field label="Status">
        <Select
          options={OPTIONS}
          value={application.status}
          placeholder="Choose"
          onPointerEnter={dialog.prepare}
          onValueChange={(value) => void choose(value)}
        />
      </Field>
      {refused !== null && <Refused {...refused} />}
      {dialog.Part && dialog.open && (
        <dialog.Part application={application} onClose={() => dialog.setOpen(false)} />
      )}
    </div>
  );
};
