import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** Rows in a frame. */
export const BlockRows = ({ children }: { children: ReactNode }) => (
  <div className="mt-1 grid divide-y rounded-[12px] border px-3.5">{children}</div>
);

export const BlockRow = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-1.5 py-3 text-hint">{children}</div>
);

/** Opens the college's details. */
export const CollegeLink = ({ name, to }: { name: string; to: string }) => (
  <Link
    to={to}
    aria-label={`${name}: Learn More`}
    className="inline-flex min-h-6 items-center font-semibold text-pretty hover:underline"
  >
    {name}
  </Link>
);
