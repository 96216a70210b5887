import { ChevronDown } from 'lucide-react';
import { type ComponentProps } from 'react';
import { Stepper } from '@/components/ui/navigation/stepper';
import { useMediaQuery } from '@/lib/hooks/use-media-query';

type StepListProps = Pick<ComponentProps<typeof Stepper>, 'label' | 'steps'>;

/** Beside the form on wide screens, a menu above it on others. */
export const StepList = ({ label, steps }: StepListProps) => {
  const wide = useMediaQuery('(min-width: 64rem)');
  if (!wide) return <StepMenu label={label} steps={steps} />;

  return (
    <div className="sticky top-22">
      <Stepper label={label} steps={steps} />
      <p className="px-3 pt-3.5 text-hint text-pretty text-muted-foreground">
        You can skip anything and come back. We only use these answers for your own matches.
      </p>
    </div>
  );
};

const StepMenu = ({ label, steps }: StepListProps) => {
  const at = steps.findIndex(({ current }) => current);

  return (
    // A new step closes the menu.
    <details key={at} className="group -mb-3 rounded-xl border bg-card">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 px-4 text-hint font-semibold [&::-webkit-details-marker]:hidden">
        <span>
          Step {at + 1} of {steps.length}
          <span className="font-normal text-muted-foreground"> · {steps[at]?.title}</span>
        </span>
        <span className="inline-flex shrink-0 items-center gap-1 text-primary">
          All steps
          <ChevronDown aria-hidden className="size-[1em] transition-transform group-open:rotate-180" />
        </span>
      </summary>
      <Stepper label={label} steps={steps} className="border-t p-2" />
    </details>
  );
};
