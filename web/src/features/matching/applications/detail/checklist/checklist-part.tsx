import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/basics/button';
import { Progress } from '@/components/ui/feedback/progress';
import { useOnDemand } from '@/lib/hooks/use-on-demand';
import { isSent } from '@/features/matching/applications/shared/status-words';
import { type ApplicationInFull, type ChecklistItem } from '@/api';
import { ChecklistRow } from './checklist-row';
import { doneCount, type Group, groupsOf, type Kind } from './checklist-groups';
import { FeePart } from '@/features/matching/applications/detail/fee-part';
import { useTicks } from './use-ticks';

type ChecklistPartProps = {
  application: ApplicationInFull;
  /** The student's essays for it. */
  essays: ReactNode;
};

/** Shown even when empty: their words matter. */
const ALWAYS: readonly Kind[] = ['essay', 'fee'];
const ALWAYS_WHERE_OPEN_TO_ALL: readonly Kind[] = ['fee'];

const WAIVE =
  'The form asks whether you waive your right to read these letters later. It’s your choice; many colleges trust waived letters more. Ask your counselor before you sign.';

/** What is to be sent, by kind; each line is ticked with one press. */
export const ChecklistPart = ({ application, essays }: ChecklistPartProps) => {
  const { items, isWaiting, tick } = useTicks(application);
  const dialog = useOnDemand(() => import('./item-dialog'));
  const [edited, setEdited] = useState<ChecklistItem | null>(null);
  const done = doneCount(items);
  const always = application.college.openAdmission === true ? ALWAYS_WHERE_OPEN_TO_ALL : ALWAYS;
  const planBy = isSent(application) ? null : application.deadline.planBy;

  const open = (item: ChecklistItem | null) => {
    setEdited(item);
    dialog.setOpen(true);
  };

  const beneath = (group: Group) => {
    if (group.kind === 'essay') return essays;
    if (group.kind === 'recommendation')
      return <p className="text-hint text-pretty text-muted-foreground">{WAIVE}</p>;
    if (group.kind === 'fee') return <FeePart application={application} />;
    return null;
  };

  return (
    <section
      aria-labelledby="checklist"
      className="grid grid-cols-1 gap-4 rounded-lg border bg-card p-4.5 shadow-card md:p-5.5"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="checklist" className="text-section">
          Checklist
        </h2>
        <Button
          variant="outline"
          aria-haspopup="dialog"
          icon={<Plus className="size-[1em]" />}
          onPointerEnter={dialog.prepare}
          onFocus={dialog.prepare}
          onClick={() => open(null)}
        >
          Add to it
        </Button>
      </div>
      {items.length > 0 && (
        <Progress value={(done / items.length) * 100} label="Done" valueText={`${done} of ${items.length}`} />
      )}
      <div className="grid grid-cols-1 gap-5">
        {groupsOf(items, always).map((group) => (
          <div key={group.kind} role="group" aria-labelledby={`kind-${group.kind}`} className="grid gap-1.5">
            <h3 id={`kind-${group.kind}`} className="text-title">
              {group.title}
            </h3>
            {group.items.length > 0 && (
              <ul className="grid grid-cols-1">
                {group.items.map((item) => (
                  <ChecklistRow
                    key={item.id}
                    item={item}
                    planBy={planBy}
                    waits={isWaiting(item)}
                    onTick={() => tick(item)}
                    onEdit={() => open(item)}
                  />
                ))}
              </ul>
            )}
            {beneath(group)}
          </div>
        ))}
      </div>
      {dialog.Part && dialog.open && (
        <dialog.Part
          key={edited?.id ?? 'new'}
          applicationId={application.id}
          item={edited}
          onClose={() => dialog.setOpen(false)}
        />
      )}
    </section>
  );
};
