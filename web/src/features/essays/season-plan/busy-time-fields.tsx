import { X } from 'lucide-react';
import { Button } from '@/components/ui/basics/button';
import { Field } from '@/components/ui/forms/field';
import { Input } from '@/components/ui/forms/input';
import { LONGEST_NAME, type TypedBusyTime } from './hours-rules';

type BusyTimeFieldsProps = {
  number: number;
  time: TypedBusyTime;
  problem: string | undefined;
  onChange: (changed: TypedBusyTime) => void;
  onRemove: () => void;
};

export const BusyTimeFields = ({ number, time, problem, onChange, onRemove }: BusyTimeFieldsProps) => (
  <fieldset className="grid gap-3 border-t pt-3">
    <legend className="sr-only">{`Busy time ${number}`}</legend>
    <div className="flex items-end gap-2">
      <Field label="What keeps you busy?" error={problem} className="flex-1">
        <Input
          value={time.name}
          maxLength={LONGEST_NAME}
          placeholder="Exams"
          onChange={(event) => onChange({ ...time, name: event.target.value })}
        />
      </Field>
      <Button
        variant="ghost"
        square
        aria-label={`Remove ${time.name === '' ? `busy time ${number}` : time.name}`}
        icon={<X />}
        onClick={onRemove}
      />
    </div>
    <div className="grid grid-cols-2 gap-3">
      <Field label="First day">
        <Input
          type="date"
          value={time.from}
          onChange={(event) => onChange({ ...time, from: event.target.value })}
        />
      </Field>
      <Field label="Last day">
        <Input
          type="date"
          value={time.to}
          onChange={(event) => onChange({ ...time, to: event.target.value })}
        />
      </Field>
    </div>
  </fieldset>
);
