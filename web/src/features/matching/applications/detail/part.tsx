import { type ReactNode, useId } from 'react';
import { cn } from '@/lib/cn';

type PartProps = { title: string; beside?: ReactNode; className?: string; children: ReactNode };

/** A card of the page. */
export const Part = ({ title, beside, className, children }: PartProps) => {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cn(
        'grid grid-cols-1 content-start gap-3.5 rounded-lg border bg-card p-4.5 shadow-card md:p-5.5',
        className,
      )}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-section">
          {title}
        </h2>
        {beside}
      </div>
      {children}
    </section>
  );
};
