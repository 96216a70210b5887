import { AlertDialog } from '@/components/ui/overlays/alert-dialog';
import { Button } from '@/components/ui/basics/button';

type CalendarChangesProps = {
  madeAt: Date;
  /** Right after it was made the address stands above. */
  isShown: boolean;
  isBusy: boolean;
  onMakeNew: () => void;
  onTurnOff: () => void;
};

const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric' });

export const CalendarChanges = ({ madeAt, isShown, isBusy, onMakeNew, onTurnOff }: CalendarChangesProps) => (
  <>
    {!isShown && (
      <p className="max-w-[40em] text-pretty text-muted-foreground">
        Your address has worked since {day.format(madeAt)}. Flyleaf keeps no copy that can be read, so it
        can’t be shown again. Need it once more? Make a new one.
      </p>
    )}
    <div className="flex flex-wrap gap-2">
      <AlertDialog
        title="Make a new address?"
        description="The old one stops at once. Calendars that use it need the new one."
        keepLabel="Keep the old one"
        confirmLabel="Make a new address"
        losesNothing
        onConfirm={onMakeNew}
        trigger={
          <Button variant="outline" busy={isBusy}>
            Make a new address
          </Button>
        }
      />
      <AlertDialog
        title="Turn the calendar off?"
        description="Your calendars stop getting your dates. You can turn it on again with a new address."
        keepLabel="Keep it on"
        confirmLabel="Turn off"
        onConfirm={onTurnOff}
        trigger={
          <Button variant="ghost" busy={isBusy}>
            Turn off
          </Button>
        }
      />
    </div>
  </>
);
