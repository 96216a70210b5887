import { type ChecklistItem } from '@/api';

export const doneOf = (checklist: readonly ChecklistItem[]) => {
  const done = checklist.filter(({ doneOn }) => doneOn !== null).length;
  return { done, all: checklist.length, words: `${done} of ${checklist.length} done` };
};

/** "4 of 7 done" over a thin bar that shows the same. */
export const ChecklistDone = ({ checklist }: { checklist: readonly ChecklistItem[] }) => {
  const { done, all, words } = doneOf(checklist);
  if (all === 0) return null;

  return (
    <div className="grid gap-1">
      <span className="text-small text-muted-foreground tabular-nums">{words}</span>
      <div aria-hidden data-slot="progress" className="h-1.5 overflow-hidden rounded-full bg-track">
        <div
          data-slot="progress-fill"
          style={{ width: `${(done / all) * 100}%` }}
          className="h-full rounded-full bg-primary"
        />
      </div>
    </div>
  );
};
