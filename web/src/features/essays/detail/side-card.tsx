import { type ReactNode, useId } from 'react';

type SideCardProps = { title: string; children: ReactNode };

/** One card of the column beside an essay. */
export const SideCard = ({ title, children }: SideCardProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-lg border bg-card px-5 py-4.5 shadow-card">
      <h2 id={id} className="text-title">
        {title}
      </h2>
      {children}
    </section>
  );
};
