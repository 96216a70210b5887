import { Field } from '@/components/ui/forms/field';
import { Select } from '@/components/ui/select/select';
import { type Columns } from './use-spreadsheet-import';

const LABELS: readonly (readonly [keyof Columns, string])[] = [
  ['name', 'College name'],
  ['state', 'State'],
  ['round', 'Round'],
  ['status', 'Status'],
  ['decision', 'Decision'],
  ['deadline', 'Deadline'],
  ['notes', 'Notes'],
];

type ColumnChoicesProps = {
  headings: readonly string[];
  columns: Columns;
  onChange: (columns: Columns) => void;
};

/** Which heading of the file means what. */
export const ColumnChoices = ({ headings, columns, onChange }: ColumnChoicesProps) => {
  const options = headings.map((heading, place) => ({
    value: String(place),
    label: heading === '' ? `Column ${place + 1}` : heading,
  }));

  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 text-title">Columns in your file</legend>
      <div className="grid grid-cols-1 gap-3 md:grid-cols-2 lg:grid-cols-4">
        {LABELS.map(([column, label]) => (
          <Field key={column} label={label}>
            <Select
              options={options}
              value={columns[column] === null ? '' : String(columns[column])}
              onValueChange={(value) =>
                onChange({ ...columns, [column]: value === '' ? null : Number(value) })
              }
              placeholder="Not in the file"
              clearLabel="Not in the file"
            />
          </Field>
        ))}
      </div>
    </fieldset>
  );
};
