import { type ReactNode, useId } from 'react';

export const SheetSection = ({ title, children }: { title: ReactNode; children: ReactNode }) => {
  const titleId = useId();

  return (
    <section aria-labelledby={titleId} className="grid gap-3 border-t pt-5">
      <h3 id={titleId} className="text-title">
        {title}
      </h3>
      {children}
    </section>
  );
};
