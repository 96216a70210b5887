import { activityRows, honorRows } from '../activities-sheet/sheet';
import { FactList } from './fact-list';
import { type Fact } from './facts';
import { Paper } from './paper';
import { Section } from './section';
import { activityFacts, honorFacts } from './sheet-facts';
import { sheetOf } from './sheet-of';
import { type ViewProps } from './views';
import { type Words } from './words';

/** What stands on the activities sheet, in the student's order. */
export const SheetView = ({ profile, name, words }: ViewProps) => {
  const { sheet, entries } = sheetOf(profile);
  const activities = activityRows(sheet, entries).filter((row) => row.sheet.onSheet);
  const honors = honorRows(sheet, entries).filter((row) => row.sheet.onSheet);

  return (
    <Paper id="shared-sheet" title={words.sheetTitle(name)} lead={words.sheetLead} words={words}>
      <div className="divide-y rounded-lg border bg-card shadow-card print:border-0 print:shadow-none">
        <Section id="sheet-activities" title={words.sheetActivities}>
          <Rows
            rows={activities.map((row) => ({ name: row.entry.name, facts: activityFacts(row, words) }))}
            none={words.noSheetActivities}
            words={words}
          />
        </Section>
        <Section id="sheet-honors" title={words.sheetHonors}>
          <Rows
            rows={honors.map((row) => ({ name: row.entry.name, facts: honorFacts(row, words) }))}
            none={words.noSheetHonors}
            words={words}
          />
        </Section>
      </div>
    </Paper>
  );
};

type RowsProps = { rows: readonly { name: string; facts: readonly Fact[] }[]; none: string; words: Words };

const Rows = ({ rows, none, words }: RowsProps) =>
  rows.length === 0 ? (
    <p className="text-muted-foreground">{none}</p>
  ) : (
    <ol className="grid gap-6 print:gap-4">
      {rows.map(({ name, facts }, at) => (
        <li key={`${at} ${name}`} className="grid min-w-0 gap-2 break-inside-avoid">
          <h4 dir="auto" className="font-sans text-interface font-semibold tracking-normal wrap-anywhere">
            {at + 1}. {name}
          </h4>
          <FactList facts={facts} words={words} />
        </li>
      ))}
    </ol>
  );
