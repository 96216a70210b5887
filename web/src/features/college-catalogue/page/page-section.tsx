import { type ReactNode, useId } from 'react';

type PageSectionProps = {
  /** Its place in the list of contents. */
  id: string;
  title: ReactNode;
  children: ReactNode;
};

/** A card of the page. Sections inside it are divided by a line, but not from its title. */
export const PageSection = ({ id, title, children }: PageSectionProps) => {
  const titleId = useId();

  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="grid scroll-mt-22 grid-cols-1 content-start gap-4 rounded-lg border bg-card p-4.5 shadow-card md:gap-5 md:p-6 print:mb-6 print:border-0 print:p-0 print:shadow-none [&>h2+section]:border-t-0 [&>h2+section]:pt-0"
    >
      <h2 id={titleId} className="text-section">
        {title}
      </h2>
      {children}
    </section>
  );
};
