import { type SheetHonor } from '@/api';
import { gapsOfHonor } from './gaps';
import { HonorFields } from './honor-fields';
import { type HonorRow, MOST, recognitionOf } from './sheet';
import { SheetList } from './sheet-list';

type HonorListProps = { rows: readonly HonorRow[]; onChange: (rows: SheetHonor[]) => void };

export const HonorList = ({ rows, onChange }: HonorListProps) => (
  <SheetList
    id="sheet-honors"
    title="Honors"
    most={MOST.honors}
    lead="From the awards in your profile."
    full="Five are on the sheet. Leave one off to add another."
    rows={rows}
    keyOf={({ id }) => id}
    gapsOf={gapsOfHonor}
    summaryOf={(row) => recognitionOf(row).join(', ')}
    fieldsOf={(row, change) => <HonorFields row={row} onChange={change} />}
    onChange={onChange}
  />
);
