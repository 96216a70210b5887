import { CircleCheck, CircleHelp, CircleMinus, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { type SpreadsheetImport } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { Select } from '@/components/ui/select/select';
import { applicationWords, rowWords } from './row-words';
import { type ImportedRow } from './use-spreadsheet-import';

type College = SpreadsheetImport['colleges'][number];

type SheetRowProps = {
  row: ImportedRow;
  colleges: ReadonlyMap<number, College>;
  dryRun: boolean;
  /** Whether the family answered for this row. */
  isChosen: boolean;
  onChoose: (collegeId: number | null | undefined) => void;
};

/** One row of the file: what it means, and what happens with it. */
export const SheetRow = ({ row, colleges, dryRun, isChosen, onChoose }: SheetRowProps) => {
  const nameId = useId();
  const application = row.application === 'begin' ? applicationWords(row) : null;

  return (
    <article aria-labelledby={nameId} className="flex gap-3 py-3.5">
      <RowSign row={row} />
      <div className="grid min-w-0 flex-1 gap-1.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h4 id={nameId} className="min-w-0 font-semibold break-words">
            {row.name === '' ? 'No name' : row.name}
          </h4>
          <span className="text-small text-muted-foreground tabular-nums">Row {row.line}</span>
        </div>
        <Meant row={row} colleges={colleges} />
        <p>{rowWords(row, dryRun).join(' · ')}</p>
        {application && <p className="text-hint text-muted-foreground">{application}</p>}
        {row.problems.map((problem) => (
          <p key={problem} className="text-hint text-target-text">
            {problem}
          </p>
        ))}
        {dryRun && (
          <div className="flex flex-wrap items-center gap-2.5 not-has-data-[slot=select]:-ms-3">
            {row.college === 'choose' && (
              <Select
                aria-label={`College for ${row.name}`}
                className="w-full max-w-md"
                options={row.collegeIds.flatMap((id) => optionOf(colleges.get(id)))}
                value=""
                onValueChange={(value) => onChoose(Number(value))}
                placeholder="Choose the college"
              />
            )}
            {(row.college === 'found' || row.college === 'choose') && (
              <Button variant="ghost" size="sm" aria-describedby={nameId} onClick={() => onChoose(null)}>
                Leave out
              </Button>
            )}
            {isChosen && (
              <Button variant="ghost" size="sm" aria-describedby={nameId} onClick={() => onChoose(undefined)}>
                {row.college === 'left-out' ? 'Bring back' : 'Choose again'}
              </Button>
            )}
          </div>
        )}
      </div>
    </article>
  );
};

const optionOf = (college: College | undefined) =>
  college ? [{ value: String(college.id), label: `${college.name}, ${college.city}, ${college.state}` }] : [];

/** The college that the row means. */
const Meant = ({ row, colleges }: Pick<SheetRowProps, 'row' | 'colleges'>) => {
  const college = row.college === 'found' ? colleges.get(row.collegeIds[0] ?? 0) : undefined;
  if (!college) return null;
  return (
    <p className="text-hint text-muted-foreground">
      {college.name}, {college.city}, {college.state}
    </p>
  );
};

const RowSign = ({ row: { college, list, application } }: Pick<SheetRowProps, 'row'>) => {
  const style = 'mt-0.5 size-5 shrink-0';
  if (college === 'choose') return <CircleHelp aria-hidden className={`${style} text-target`} />;
  if (college === 'not-found' || list === 'refused' || application === 'refused')
    return <TriangleAlert aria-hidden className={`${style} text-target`} />;
  if (list === 'add' || application === 'begin')
    return <CircleCheck aria-hidden className={`${style} text-safety`} />;
  return <CircleMinus aria-hidden className={`${style} text-muted-foreground`} />;
};
