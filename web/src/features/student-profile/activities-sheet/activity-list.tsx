import { type SheetActivity } from '@/api';
import { useAnnounce } from './announcer';
import { ActivityFields } from './activity-fields';
import { gapsOfActivity } from './gaps';
import { LeftOff } from './left-off';
import { ListHeading } from './list-heading';
import { RowFrame } from './row-frame';
import { type ActivityRow, keyOf, MOST, moved, textOf } from './sheet';

type ActivityListProps = { rows: readonly ActivityRow[]; onChange: (rows: SheetActivity[]) => void };

export const ActivityList = ({ rows, onChange }: ActivityListProps) => {
  const announce = useAnnounce();
  const all = rows.map(({ sheet }) => sheet);
  const onSheet = rows.filter(({ sheet }) => sheet.onSheet);
  const change = (row: SheetActivity, changes: Partial<SheetActivity>) =>
    onChange(all.map((each) => (each === row ? { ...each, ...changes } : each)));

  return (
    <section aria-labelledby="sheet-activities" className="grid gap-3">
      <ListHeading id="sheet-activities" title="Activities" count={onSheet.length} most={MOST.activities}>
        Put the one that matters most to you first.
      </ListHeading>
      {onSheet.length > 0 && (
        <ol className="grid gap-3">
          {onSheet.map((row, at) => {
            const { sheet, entry } = row;
            return (
              <li key={keyOf(sheet)} className="min-w-0">
                <RowFrame
                  name={entry.name}
                  gaps={gapsOfActivity(row)}
                  summary={summaryOf(row)}
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
                      document.getElementById('sheet-activities')?.focus();
                    },
                  }}
                >
                  <ActivityFields row={row} onChange={(changes) => change(sheet, changes)} />
                </RowFrame>
              </li>
            );
          })}
        </ol>
      )}
      <LeftOff
        rows={rows
          .filter(({ sheet }) => !sheet.onSheet)
          .map(({ sheet, entry }) => ({
            key: keyOf(sheet),
            name: entry.name,
            ...NOTES[sheet.kind],
          }))}
        full={
          onSheet.length >= MOST.activities ? 'Ten are on the sheet. Leave one off to add another.' : null
        }
        onAdd={(key) => {
          const row = all.find((each) => keyOf(each) === key);
          if (!row) return;
          onChange([...all.filter((each) => each !== row), { ...row, onSheet: true }]);
          announce(`${rows.find(({ sheet }) => sheet === row)?.entry.name ?? ''} is on the sheet`);
          document.getElementById('sheet-activities')?.focus();
        }}
      />
    </section>
  );
};

const NOTES = {
  activity: {},
  leadership: { note: '(leadership role)' },
  research: { note: '(research)' },
};

const summaryOf = (row: ActivityRow) =>
  [textOf(row, 'position'), textOf(row, 'description')].filter((text) => text !== '').join('. ');
