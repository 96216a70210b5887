import { type ReactNode } from 'react';
import { Popover, PopoverContent, PopoverTrigger } from './popover';

/** Beside a sensitive question: the reason, and who sees the answer. */
export const WhyWeAsk = ({ children }: { children: ReactNode }) => (
  <Popover>
    <PopoverTrigger className="link min-h-6">Why we ask</PopoverTrigger>
    <PopoverContent aria-label="Why we ask" className="p-4 text-hint">
      {children}
    </PopoverContent>
  </Popover>
);
