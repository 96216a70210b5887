import { Trash2 } from 'lucide-react';
import { type FieldErrors } from 'react-hook-form';
import { Button } from '@/components/ui/basics/button';
import { Field } from '@/components/ui/forms/field';
import { Input } from '@/components/ui/forms/input';
import { Select } from '@/components/ui/select/select';
import { familyRelations } from '../fields/personal-choices';
import { type Relative } from './family-history';

type FamilyRowProps = {
  index: number;
  row: Relative;
  errors: FieldErrors<Relative> | undefined;
  onChange: (row: Relative) => void;
  onRemove: () => void;
};

/** On wide screens the labels of the first row head the columns; on phones each row is a block with its own. */
const layout =
  'group rounded-[12px] border p-4 md:rounded-none md:border-0 md:p-0 grid gap-4 md:gap-3 md:grid-cols-[10rem_minmax(0,1fr)_minmax(0,1fr)_8rem_auto] md:not-first:[&_label]:sr-only';

export const FamilyRow = ({ index, row, errors, onChange, onRemove }: FamilyRowProps) => {
  const fieldOf = (name: 'relation' | 'college' | 'degree' | 'gradYear') => ({
    id: `entries.${index}.${name}`,
    error: errors?.[name]?.message,
  });
  const who = row.relation === '' ? `relative ${index + 1}` : row.relation.toLowerCase();

  return (
    <li aria-label={`Relative ${index + 1}`} className={layout}>
      <Field {...fieldOf('relation')} label="Relation">
        <Select
          options={familyRelations}
          value={row.relation}
          onValueChange={(relation) => onChange({ ...row, relation })}
          placeholder="Choose"
          clearLabel={row.relation === '' ? undefined : 'No answer'}
        />
      </Field>
      <Field {...fieldOf('college')} label="College">
        <Input
          autoComplete="off"
          value={row.college}
          onChange={(event) => onChange({ ...row, college: event.target.value })}
        />
      </Field>
      <Field {...fieldOf('degree')} label="Degree">
        <Input
          autoComplete="off"
          value={row.degree}
          onChange={(event) => onChange({ ...row, degree: event.target.value })}
        />
      </Field>
      <Field {...fieldOf('gradYear')} label="Graduation year">
        <Input
          inputMode="numeric"
          autoComplete="off"
          className="tabular-nums"
          value={row.gradYear}
          onChange={(event) => onChange({ ...row, gradYear: event.target.value })}
        />
      </Field>
      <Button
        variant="ghost"
        size="sm"
        className="justify-self-start md:mt-1.5 md:group-first:mt-8"
        icon={<Trash2 aria-hidden className="size-[1em]" />}
        onClick={onRemove}
      >
        Remove <span className="sr-only">{who}</span>
      </Button>
    </li>
  );
};
