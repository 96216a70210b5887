import { ArrowLeft } from 'lucide-react';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/basics/button';
import { cn } from '@/lib/cn';
import { useRootClass } from '@/lib/hooks/use-root-class';
import { type Flow } from './flow';

type FooterBarProps = { back: string | undefined; className?: string; children: ReactNode };

/** Stays visible above the tab bar. */
export const FooterBar = ({ back, className, children }: FooterBarProps) => {
  useRootClass('form-footer');

  return (
    <div
      className={cn(
        'sticky **:-scroll-mb-24 [@media(height<31.25rem)]:static bottom-(--tab-bar) z-10 flex flex-wrap items-center gap-x-2 gap-y-2 border-t bg-card px-4 py-3 md:rounded-b-lg md:px-9 md:py-4',
        className,
      )}
    >
      {back !== undefined && (
        <Button asChild variant="outline" className="max-md:min-w-11 max-md:px-3">
          <Link to={back}>
            <ArrowLeft aria-hidden className="size-[1em] md:hidden" />
            <span className="max-md:sr-only">Back</span>
          </Link>
        </Button>
      )}
      <div className="ml-auto flex flex-wrap items-center justify-end gap-x-2 gap-y-2 md:gap-x-3">
        {children}
      </div>
    </div>
  );
};

type StepFooterProps = { flow: Flow; saving: boolean; onSkip: () => void };

/** Not sticky while a row of a list is typed, so that row’s own buttons stay visible. */
export const StepFooter = ({ flow: { back, last = false }, saving, onSkip }: StepFooterProps) => (
  <FooterBar back={back} className="group-has-data-row-form/step:static">
    <Button
      variant="ghost"
      className="max-md:px-2"
      aria-label="Skip for now"
      disabled={saving}
      onClick={onSkip}
    >
      <span>
        Skip<span className="max-[23rem]:hidden"> for now</span>
      </span>
    </Button>
    <Button type="submit" busy={saving}>
      {last ? 'Save and finish' : 'Save and continue'}
    </Button>
  </FooterBar>
);
