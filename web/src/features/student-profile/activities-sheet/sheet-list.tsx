import { type ComponentProps, type ReactNode } from 'react';
import { useAnnounce } from './announcer';
import { LeftOff } from './left-off';
import { ListHeading } from './list-heading';
import { RowFrame } from './row-frame';
import { moved } from './sheet';

type SheetListProps<Sheet, Row> = Pick<ComponentProps<typeof ListHeading>, 'id' | 'title' | 'most'> & {
  lead: string;
  /** Why nothing can be added to a full list. */
  full: string;
  rows: readonly Row[];
  keyOf: (sheet: Sheet) => string;
  /** Beside the name of an entry that is off the sheet. */
  noteOf?: (sheet: Sheet) => { note?: string };
  gapsOf: (row: Row) => ComponentProps<typeof RowFrame>['gaps'];
  summaryOf: (row: Row) => string;
  fieldsOf: (row: Row, onChange: (changes: Partial<Sheet>) => void) => ReactNode;
  onChange: (rows: Sheet[]) => void;
};

/** The rows on the sheet in the student's order, then the entries left off. */
export const SheetList = <
  Sheet extends { onSheet: boolean },
  Row extends { sheet: Sheet; entry: { name: string } },
>({
  id,
  title,
  most,
  lead,
  full,
  rows,
  keyOf,
  noteOf = () => ({}),
  gapsOf,
  summaryOf,
  fieldsOf,
  onChange,
}: SheetListProps<Sheet, Row>) => {
  const announce = useAnnounce();
  const all = rows.map(({ sheet }) => sheet);
  const onSheet = rows.filter(({ sheet }) => sheet.onSheet);
  const change = (row: Sheet, changes: Partial<Sheet> | { onSheet: boolean }) =>
    onChange(all.map((each) => (each === row ? { ...each, ...changes } : each)));

  const leaveOff = ({ sheet, entry }: Row) => {
    change(sheet, { onSheet: false });
    announce(`${entry.name} is off the sheet`);
    document.getElementById(id)?.focus();
  };

  const putOn = (key: string) => {
    const row = rows.find(({ sheet }) => keyOf(sheet) === key);
    if (!row) return;
    onChange([...all.filter((each) => each !== row.sheet), { ...row.sheet, onSheet: true }]);
    announce(`${row.entry.name} is on the sheet`);
    document.getElementById(id)?.focus();
  };

  return (
    <section aria-labelledby={id} className="grid gap-3">
      <ListHeading id={id} title={title} count={onSheet.length} most={most}>
        {lead}
      </ListHeading>
      {onSheet.length > 0 && (
        <ol className="grid gap-3">
          {onSheet.map((row, at) => (
            <li key={keyOf(row.sheet)} className="min-w-0">
              <RowFrame
                name={row.entry.name}
                gaps={gapsOf(row)}
                summary={summaryOf(row)}
                work={{
                  place: at + 1,
                  of: onSheet.length,
                  onMove: (by) => {
                    onChange(moved(all, row.sheet, by));
                    announce(`${row.entry.name} is now ${at + 1 + by} of ${onSheet.length}`);
                  },
                  onLeaveOff: () => leaveOff(row),
                }}
              >
                {fieldsOf(row, (changes) => change(row.sheet, changes))}
              </RowFrame>
            </li>
          ))}
        </ol>
      )}
      <LeftOff
        rows={rows
          .filter(({ sheet }) => !sheet.onSheet)
          .map(({ sheet, entry }) => ({ key: keyOf(sheet), name: entry.name, ...noteOf(sheet) }))}
        full={onSheet.length >= most ? full : null}
        onAdd={putOn}
      />
    </section>
  );
};
