import { type SheetHonor } from '@/api';
import { useAnnounce } from './announcer';
import { gapsOfHonor } from './gaps';
import { HonorFields } from './honor-fields';
import { LeftOff } from './left-off';
import { ListHeading } from './list-heading';
import { RowFrame } from './row-frame';
import { type HonorRow, MOST, moved, recognitionOf } from './sheet';

type HonorListProps = { rows: readonly HonorRow[]; onChange: (rows: SheetHonor[]) => void };

export const HonorList = ({ rows, onChange }: HonorListProps) => {
  const announce = useAnnounce();
  const all = rows.map(({ sheet }) => sheet);
  const onSheet = rows.filter(({ sheet }) => sheet.onSheet);
  const change = (row: SheetHonor, changes: Partial<SheetHonor>) =>
    onChange(all.map((each) => (each === row ? { ...each, ...changes } : each)));

  return (
    <section aria-labelledby="sheet-honors" className="grid gap-3">
      <ListHeading id="sheet-honors" title="Honors" count={onSheet.length} most={MOST.honors}>
        From the awards in your profile.
      </ListHeading>
      {onSheet.length > 0 && (
        <ol className="grid gap-3">
          {onSheet.map((row, at) => {
            const { sheet, entry } = row;
            return (
              <li key={sheet.id} className="min-w-0">
                <RowFrame
                  name={entry.name}
                  gaps={gapsOfHonor(row)}
                  summary={recognitionOf(row).join(', ')}
                  work={{
                    place: at + 1,
                    of: onSheet.length,
                    onMove: (by) => {
                      onChange(moved(all, sheet, by));
                      announce(`${entry.name} is now ${at + 1 + by} of ${onSheet.length}`);
                    },
                    onLeaveOff: () => {
                      change(sheet, { onSheet: false });
                      announce(`${entry.name} is off the sheet`);
                      document.getElementById('sheet-honors')?.focus();
                    },
                  }}
                >
                  <HonorFields row={row} onChange={(changes) => change(sheet, changes)} />
                </RowFrame>
              </li>
            );
          })}
        </ol>
      )}
      <LeftOff
        rows={rows
          .filter(({ sheet }) => !sheet.onSheet)
          .map(({ sheet, entry }) => ({ key: sheet.id, name: entry.name }))}
        full={onSheet.length >= MOST.honors ? 'Five are on the sheet. Leave one off to add another.' : null}
        onAdd={(key) => {
          const row = all.find(({ id }) => id === key);
          if (!row) return;
          onChange([...all.filter((each) => each !== row), { ...row, onSheet: true }]);
          announce(`${rows.find(({ sheet }) => sheet === row)?.entry.name ?? ''} is on the sheet`);
          document.getElementById('sheet-honors')?.focus();
        }}
      />
    </section>
  );
};
