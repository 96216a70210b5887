import { type ComponentProps } from 'react';
import { Stepper } from '@/components/ui/navigation/stepper';

type StepListProps = Pick<ComponentProps<typeof Stepper>, 'label' | 'steps'>;

export const StepList = ({ label, steps }: StepListProps) => (
  <div className="sticky top-22 hidden lg:block">
    <Stepper label={label} steps={steps} />
    <p className="px-3 pt-3.5 text-hint text-pretty text-muted-foreground">
      You can skip anything and come back. We only use these answers for your own matches.
    </p>
  </div>
);
