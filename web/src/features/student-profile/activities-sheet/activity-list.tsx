import { type SheetActivity } from '@/api';
import { ActivityFields } from './activity-fields';
import { gapsOfActivity } from './gaps';
import { type ActivityRow, keyOf, MOST, textOf } from './sheet';
import { SheetList } from './sheet-list';

type ActivityListProps = { rows: readonly ActivityRow[]; onChange: (rows: SheetActivity[]) => void };

export const ActivityList = ({ rows, onChange }: ActivityListProps) => (
  <SheetList
    id="sheet-activities"
    title="Activities"
    most={MOST.activities}
    lead="Put the one that matters most to you first."
    full="Ten are on the sheet. Leave one off to add another."
    rows={rows}
    keyOf={keyOf}
    noteOf={({ kind }) => NOTES[kind]}
    gapsOf={gapsOfActivity}
    summaryOf={summaryOf}
    fieldsOf={(row, change) => <ActivityFields row={row} onChange={change} />}
    onChange={onChange}
  />
);

const NOTES = {
  activity: {},
  leadership: { note: '(leadership role)' },
  research: { note: '(research)' },
};

const summaryOf = (row: ActivityRow) =>
  [textOf(row, 'position'), textOf(row, 'description')].filter((text) => text !== '').join('. ');
