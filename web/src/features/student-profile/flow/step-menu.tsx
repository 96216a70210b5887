import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { Stepper } from '@/components/ui/navigation/stepper';

/** Steps that belong together. */
export type StepGroup = Pick<ComponentProps<typeof Stepper>, 'label' | 'steps'> & {
  /** The heading where several groups are listed. */
  title?: string;
  /** How many of the steps are counted; the quick start ends with a page that isn't one. */
  counted?: number;
};

type StepMenuProps = { current: StepGroup; groups: readonly StepGroup[]; more?: ReactNode };

/** Says which step this is; opens to all of them. A chosen step or Esc closes it. */
export const StepMenu = ({
  current: { title, steps, counted = steps.length },
  groups,
  more,
}: StepMenuProps) => {
  const at = steps.findIndex(({ current }) => current);

  return (
    <details
      onClick={closeAtLink}
      onKeyDown={closeAtEscape}
      className="group -mb-3 rounded-xl border bg-card"
    >
      <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center justify-between gap-x-3 px-4 py-2 text-hint font-semibold [&::-webkit-details-marker]:hidden">
        <span>
          {at < counted && `${title === undefined ? 'Step' : `${title}, step`} ${at + 1} of ${counted}`}
          <span className={cn('font-normal text-muted-foreground', title && 'max-md:hidden')}>
            {at < counted && ' · '}
            {steps[at]?.title}
          </span>
        </span>
        <span className="inline-flex shrink-0 items-center gap-1 text-primary">
          All steps
          <ChevronDown aria-hidden className="size-[1em] transition-transform group-open:rotate-180" />
        </span>
      </summary>
      {groups.map((group) => (
        <div key={group.label} className="border-t p-2">
          {group.title && <p className="px-3 pt-1.5 pb-1 text-title font-semibold">{group.title}</p>}
          <Stepper label={group.label} steps={group.steps} />
        </div>
      ))}
      {more && <div className="border-t px-5 py-3">{more}</div>}
    </details>
  );
};

const closeAtLink = ({ target, currentTarget }: MouseEvent<HTMLDetailsElement>) => {
  if (target instanceof Element && target.closest('a')) currentTarget.open = false;
};

const closeAtEscape = ({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) => {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
};
