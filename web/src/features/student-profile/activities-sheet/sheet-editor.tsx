import { type ActivitiesSheet, type SheetActivity, type SheetHonor } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { AutosaveStatus } from '@/components/ui/forms/autosave-status';
import { FormError } from '@/components/ui/forms/form-error';
import { FooterBar } from '../flow/step-footer';
import { LeaveQuestion } from '../flow/leave-question';
import { useLeaveGuard } from '../flow/use-leave-guard';
import { ActivityList } from './activity-list';
import { sheetAsText } from './as-text';
import { TwoPlacesNote } from '@/components/ui/feedback/two-places-note';
import { CopyButton } from './copy-button';
import { differences } from './differences';
import { HonorList } from './honor-list';
import { activityRows, type Entries, honorRows } from './sheet';
import { useSheetEdits } from './use-sheet-edits';

type SheetEditorProps = { stored: ActivitiesSheet; entries: Entries };

export const SheetEditor = ({ stored, entries }: SheetEditorProps) => {
  const edits = useSheetEdits(stored, entries);
  const { sheet, dirty, saving, refusal, changedElsewhere } = edits;
  const guard = useLeaveGuard(dirty && !saving, () => edits.save());
  const activities = activityRows(sheet, entries);
  const honors = honorRows(sheet, entries);
  const onSheet = <Row extends { sheet: { onSheet: boolean } }>(rows: Row[]) =>
    rows.filter((row) => row.sheet.onSheet);

  const state = saving ? 'saving' : refusal !== null ? 'failed' : edits.hasDraft ? 'draft' : 'idle';

  return (
    <form
      noValidate
      aria-label="Activities sheet"
      className="-mx-4 border-y bg-card md:mx-0 md:rounded-lg md:border md:shadow-card"
      onSubmit={(event) => {
        event.preventDefault();
        void edits.save();
      }}
    >
      <fieldset disabled={saving} className="grid min-w-0 gap-8 px-4 pt-5 pb-7 md:px-9 md:pt-7">
        <legend className="sr-only">Activities sheet</legend>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <CopyButton
            what="The whole sheet"
            label="Copy all as text"
            variant="outline"
            text={sheetAsText(onSheet(activities), onSheet(honors))}
          />
          <AutosaveStatus state={state} savedAt={edits.savedAt} onRetry={() => void edits.save()} />
        </div>
        {changedElsewhere !== null && (
          <TwoPlacesNote
            rows={differences(sheet, changedElsewhere, entries)}
            onKeepMine={() => void edits.keepMine()}
            onUseOther={edits.useOther}
          />
        )}
        {refusal !== null && <FormError attempt={0}>{refusal}</FormError>}
        <ActivityList
          rows={activities}
          onChange={(rows: SheetActivity[]) => edits.change({ activities: rows })}
        />
        <HonorList rows={honors} onChange={(rows: SheetHonor[]) => edits.change({ honors: rows })} />
      </fieldset>
      <FooterBar back={undefined}>
        <Button type="submit" busy={saving}>
          Save sheet
        </Button>
      </FooterBar>
      <LeaveQuestion guard={guard} dirty={dirty} />
    </form>
  );
};
