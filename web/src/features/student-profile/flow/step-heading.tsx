import { type ReactNode } from 'react';

type StepHeadingProps = {
  eyebrow: string;
  id?: string;
  heading: string;
  lead: ReactNode;
  status?: ReactNode;
};

export const StepHeading = ({ eyebrow, id, heading, lead, status }: StepHeadingProps) => (
  <div className="grid gap-1">
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p className="text-hint text-muted-foreground max-lg:hidden">{eyebrow}</p>
      {/* On a low screen beside the heading, so that the first field is in sight. */}
      <div className="max-lg:[@media(height<31.25rem)]:absolute max-lg:[@media(height<31.25rem)]:top-1 max-lg:[@media(height<31.25rem)]:right-4">
        {status}
      </div>
    </div>
    <h1 id={id} tabIndex={-1} className="text-page-phone md:text-[1.75rem] md:leading-[2.125rem]">
      {heading}
    </h1>
    <p className="max-w-[60ch] text-reading text-pretty text-muted-foreground">{lead}</p>
  </div>
);
