import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type FieldErrors } from 'react-hook-form';
import { Button } from '@/components/ui/basics/button';
import { MOST_RELATIVES, noRelative, type Relative } from './family-history';
import { FamilyRow } from './family-row';

const ADD_BUTTON = 'add-relative';

type FamilyTableProps = {
  rows: Relative[];
  errors: FieldErrors<{ entries: Relative[] }>['entries'];
  onChange: (rows: Relative[]) => void;
};

/** One row for each relative, and always one to fill in. */
export const FamilyTable = ({ rows, errors, onChange }: FamilyTableProps) => {
  const focusNext = useRef<string | null>(null);

  useEffect(() => {
    if (focusNext.current !== null) document.getElementById(focusNext.current)?.focus();
    focusNext.current = null;
  }, [rows]);

  const remove = (index: number) => {
    const left = rows.toSpliced(index, 1);
    focusNext.current = ADD_BUTTON;
    onChange(left.length === 0 ? [noRelative] : left);
  };

  return (
    <>
      <ul aria-label="Relatives" className="grid gap-4 md:gap-3">
        {rows.map((row, index) => (
          <FamilyRow
            key={index}
            index={index}
            row={row}
            errors={errors?.[index]}
            onChange={(changed) => onChange(rows.with(index, changed))}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
      <div className="grid justify-items-start gap-2">
        <Button
          id={ADD_BUTTON}
          variant="outline"
          size="sm"
          icon={<Plus aria-hidden className="size-[1em]" />}
          disabled={rows.length >= MOST_RELATIVES}
          onClick={() => {
            focusNext.current = `entries.${rows.length}.relation`;
            onChange([...rows, noRelative]);
          }}
        >
          Add relative
        </Button>
        {rows.length >= MOST_RELATIVES && (
          <p className="text-hint text-muted-foreground">You can list up to {MOST_RELATIVES} relatives.</p>
        )}
      </div>
    </>
  );
};
