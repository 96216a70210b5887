import { CircleCheck, CircleDashed, CircleDot } from 'lucide-react';
import { Link } from 'react-router-dom';
import { cn } from '@/lib/cn';

type StepperStep = { to: string; title: string; status: string; done: boolean; current: boolean };

type StepperProps = { label: string; steps: readonly StepperStep[]; className?: string };

/** Steps are links and never locked. */
export const Stepper = ({ label, steps, className }: StepperProps) => (
  <nav data-slot="stepper" aria-label={label} className={className}>
    <ol className="grid gap-1">
      {steps.map((step) => (
        <li key={step.to}>
          <Link
            to={step.to}
            {...(step.current ? { 'aria-current': 'step' as const } : {})}
            className="flex min-h-12 items-center gap-3 rounded-[11px] px-3 font-[550] text-muted-foreground transition-colors hover:bg-accent aria-[current=step]:bg-secondary aria-[current=step]:font-semibold aria-[current=step]:text-foreground"
          >
            <StepMark {...step} />
            <span className="grid">
              {step.title}
              <small className="text-small font-[450] text-muted-foreground">{step.status}</small>
            </span>
          </Link>
        </li>
      ))}
    </ol>
  </nav>
);

const StepMark = ({ done, current }: { done: boolean; current: boolean }) => {
  const Icon = current ? CircleDot : done ? CircleCheck : CircleDashed;
  return (
    <Icon aria-hidden className={cn('size-5 shrink-0', current ? 'text-primary' : done && 'text-safety')} />
  );
};
