import { type ReactNode } from 'react';

type EmptyStateProps = {
  title: string;
  /** One sentence. */
  children: ReactNode;
  /** One button or link. */
  action?: ReactNode;
};

export const EmptyState = ({ title, children, action }: EmptyStateProps) => (
  <div data-slot="empty-state" className="grid grid-cols-1 justify-items-center gap-2 px-4 py-10 text-center">
    <PageDrawing />
    <h2 className="max-w-full text-section wrap-anywhere">{title}</h2>
    <p className="max-w-[30em] text-pretty text-muted-foreground">{children}</p>
    {action !== undefined && <div className="mt-2">{action}</div>}
  </div>
);

const PageDrawing = () => (
  <svg width="150" height="96" viewBox="0 0 150 96" fill="none" className="max-w-full" aria-hidden>
    <rect x="22" y="16" width="74" height="72" rx="10" fill="var(--tint-sky)" transform="rotate(-7 59 52)" />
    <path
      d="M52 10h50l24 24v46a10 10 0 0 1-10 10H52a10 10 0 0 1-10-10V20a10 10 0 0 1 10-10z"
      fill="var(--card)"
      stroke="var(--border)"
      strokeWidth="2"
    />
    <path d="m102 10 24 24h-16a8 8 0 0 1-8-8z" fill="var(--highlight)" />
    <path d="M58 44h50M58 58h38M58 72h22" stroke="var(--track)" strokeWidth="6" strokeLinecap="round" />
  </svg>
);
