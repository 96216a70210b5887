import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { addressOf, type FormStep, stepBefore } from './steps';

type StepFooterProps = { step: FormStep; saving: boolean; onSkip: () => void };

/** Stays in sight above the tab bar. */
export const StepFooter = ({ step, saving, onSkip }: StepFooterProps) => {
  const before = stepBefore(step);

  return (
    <div
      data-slot="form-footer"
      className="sticky bottom-(--tab-bar) z-10 flex flex-wrap items-center gap-x-2 gap-y-2 border-t bg-card px-4 py-3 md:rounded-b-lg md:px-9 md:py-4"
    >
      {before !== undefined && (
        <Button asChild variant="outline" className="max-md:px-3">
          <Link to={addressOf(before)}>
            <ArrowLeft aria-hidden className="size-[1em] md:hidden" />
            <span className="max-md:sr-only">Back</span>
          </Link>
        </Button>
      )}
      <div className="ml-auto flex flex-wrap items-center justify-end gap-x-2 gap-y-2 md:gap-x-3">
        <Button variant="ghost" className="max-md:px-2" disabled={saving} onClick={onSkip}>
          Skip for now
        </Button>
        <Button type="submit" busy={saving}>
          Save and continue
        </Button>
      </div>
    </div>
  );
};
