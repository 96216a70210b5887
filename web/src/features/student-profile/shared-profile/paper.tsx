import { Printer } from 'lucide-react';
import { type ReactNode } from 'react';
import { Button } from '@/components/ui/basics/button';
import { printAs } from '../resume/print-as';
import { type Words } from './words';

type PaperProps = { id: string; title: string; lead: string; words: Words; children: ReactNode };

/** One way to show the profile, with its title and a button to print it. */
export const Paper = ({ id, title, lead, words, children }: PaperProps) => (
  <article aria-labelledby={id} className="grid grid-cols-1 gap-4">
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
      <div className="grid min-w-0 gap-1">
        <h2 id={id} className="text-section wrap-anywhere">
          {title}
        </h2>
        <p className="max-w-[38em] text-pretty text-muted-foreground">{lead}</p>
      </div>
      <Button
        variant="outline"
        size="sm"
        className="print:hidden"
        icon={<Printer aria-hidden className="size-[1em]" />}
        onClick={() => printAs(title)}
      >
        {words.print}
      </Button>
    </div>
    {children}
  </article>
);
