import { type ReactNode } from 'react';

type ListHeadingProps = { id: string; title: string; count: number; most: number; children: ReactNode };

/** Takes the focus of a button whose row has moved away. */
export const ListHeading = ({ id, title, count, most, children }: ListHeadingProps) => (
  <div className="grid gap-0.5">
    <h2 id={id} tabIndex={-1} className="text-section outline-none">
      {title}{' '}
      <span className="font-sans text-hint font-normal tracking-normal text-muted-foreground tabular-nums">
        {count} of {most}
      </span>
    </h2>
    {count > 0 && <p className="text-hint text-muted-foreground">{children}</p>}
    {count === 0 && (
      <p className="text-hint text-muted-foreground">None on the sheet yet. That’s fine on the form, too.</p>
    )}
  </div>
);
