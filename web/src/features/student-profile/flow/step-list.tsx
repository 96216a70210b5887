import { type ReactNode } from 'react';
import { Stepper } from '@/components/ui/navigation/stepper';
import { useMediaQuery } from '@/lib/hooks/use-media-query';
import { type StepGroup, StepMenu } from './step-menu';

type StepListProps = {
  groups: readonly StepGroup[];
  /** At the end of the menu. */
  more?: ReactNode;
};

/** On wide screens the steps of the current group beside the form; on others a menu of all of them above it. */
export const StepList = ({ groups, more }: StepListProps) => {
  const wide = useMediaQuery('(min-width: 64rem)');
  const current = groups.find(({ steps }) => steps.some((step) => step.current)) ?? groups[0];
  if (!current) return null;
  if (!wide) return <StepMenu current={current} groups={groups} more={more} />;

  return (
    <div className="sticky top-22">
      <Stepper label={current.label} steps={current.steps} />
      <p className="px-3 pt-3.5 text-hint text-pretty text-muted-foreground">
        You can skip anything and come back. We only use these answers for your own matches.
      </p>
    </div>
  );
};
