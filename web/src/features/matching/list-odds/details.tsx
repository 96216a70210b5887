import { ChevronDown } from 'lucide-react';
import { type ReactNode } from 'react';

/** More to read, closed at first. */
export const Details = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="group">
    <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 rounded-sm text-interface font-semibold hover:underline [&::-webkit-details-marker]:hidden">
      {title}
      <ChevronDown
        aria-hidden
        className="size-5 shrink-0 text-muted-foreground transition-transform group-open:rotate-180"
      />
    </summary>
    <div className="grid gap-3 pb-4">{children}</div>
  </details>
);
