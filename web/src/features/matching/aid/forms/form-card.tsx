import { type ReactNode, useId } from 'react';
import { type FormItem } from './form-items';
import { FormTicks } from './form-ticks';

type FormCardProps = {
  title: string;
  /** What it is, in a sentence or two. */
  what: ReactNode;
  items: readonly FormItem[];
  /** One form for all colleges, ticked once. */
  once?: boolean;
  children?: ReactNode;
};

export const FormCard = ({ title, what, items, once = false, children }: FormCardProps) => {
  const id = useId();

  return (
    <section
      aria-labelledby={id}
      className="grid content-start gap-3.5 rounded-lg border bg-card p-4.5 shadow-card"
    >
      <h3 id={id} className="text-title">
        {title}
      </h3>
      <p className="text-pretty">{what}</p>
      {children}
      <FormTicks items={items} once={once} title={title} />
    </section>
  );
};

/** Opens on request, so that the page stays short. */
export const More = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="rounded-md border px-3.5 py-2.5">
    <summary className="cursor-pointer font-semibold">{title}</summary>
    <div className="mt-2 grid gap-2 text-pretty">{children}</div>
  </details>
);

export const Rows = ({ rows }: { rows: readonly string[] }) => (
  <ul className="grid list-disc gap-1 pl-5">
    {rows.map((row) => (
      <li key={row}>{row}</li>
    ))}
  </ul>
);
