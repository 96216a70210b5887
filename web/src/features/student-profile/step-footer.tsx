import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { type Flow } from './flow';

type StepFooterProps = { flow: Flow; saving: boolean; onSkip: () => void };

/** Stays in sight above the tab bar. */
export const StepFooter = ({ flow: { back, last = false }, saving, onSkip }: StepFooterProps) => (
  <div
    data-slot="form-footer"
    className="sticky bottom-(--tab-bar) z-10 flex flex-wrap items-center gap-x-2 gap-y-2 border-t bg-card px-4 py-3 md:rounded-b-lg md:px-9 md:py-4"
  >
    {back !== undefined && (
      <Button asChild variant="outline" className="max-md:px-3">
        <Link to={back}>
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
        {last ? 'Save and finish' : 'Save and continue'}
      </Button>
    </div>
  </div>
);
