import { type ReactNode } from 'react';

type SectionProps = { id: string; title: string; children: ReactNode };

export const Section = ({ id, title, children }: SectionProps) => (
  <section aria-labelledby={id} className="grid gap-3 px-4.5 py-5 md:px-6 print:px-0 print:py-3">
    <h3 id={id} className="text-title break-after-avoid">
      {title}
    </h3>
    {children}
  </section>
);
