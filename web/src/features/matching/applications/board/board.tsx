import { useState } from 'react';
import { type Application } from '@/api';
import { Field } from '@/components/ui/forms/field';
import { Select } from '@/components/ui/select/select';
import { cn } from '@/lib/cn';
import { BoardColumn } from './board-column';
import { columnsOf, firstFilled } from './columns';
import { useDrag } from './use-drag';

type Status = Application['status'];

/** A column for each status. On a phone one at a time, with a picker. */
export const Board = ({ applications }: { applications: readonly Application[] }) => {
  const columns = columnsOf(applications);
  const drag = useDrag();
  const [chosen, setChosen] = useState<Status | null>(null);
  const onPhone = chosen ?? firstFilled(columns);

  return (
    <div className="grid gap-3">
      <Field label="Status" className="md:hidden">
        <Select
          value={onPhone}
          placeholder="Status"
          options={columns.map(({ status, applications: { length } }) => ({
            value: status,
            label: `${status} (${length})`,
          }))}
          onValueChange={(next) => setChosen(columns.find(({ status }) => status === next)?.status ?? null)}
        />
      </Field>
      <div className="grid grid-cols-1 gap-3 md:grid-cols-3 xl:grid-cols-6">
        {columns.map((column) => (
          <BoardColumn
            key={column.status}
            column={column}
            drag={drag}
            className={cn(column.status !== onPhone && 'max-md:hidden')}
          />
        ))}
      </div>
    </div>
  );
};
