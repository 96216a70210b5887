import { type ReactNode, useId } from 'react';
import { Badge } from '@/components/ui/basics/badge';

type PanelProps = { title: string; count?: number; children: ReactNode };

/** One subject of a tab. */
export const Panel = ({ title, count, children }: PanelProps) => {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid content-start gap-4 rounded-lg border bg-card px-4 py-4 shadow-card md:px-6 md:py-5"
    >
      <div className="flex items-center gap-2.5">
        <h2 id={id} className="text-section">
          {title}
        </h2>
        {count !== undefined && <Badge className="tabular-nums">{count}</Badge>}
      </div>
      {children}
    </section>
  );
};
