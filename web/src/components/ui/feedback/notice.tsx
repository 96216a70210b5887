import { CircleCheck, Info } from 'lucide-react';
import { type ReactNode } from 'react';
import { cn } from '@/lib/cn';

type NoticeProps = {
  /** `done`: the request succeeded. */
  tone?: 'info' | 'done';
  className?: string;
  children: ReactNode;
};

/** Information in place. For errors use `FormError`. */
export const Notice = ({ tone = 'info', className, children }: NoticeProps) => {
  const Icon = tone === 'done' ? CircleCheck : Info;

  return (
    <div
      data-slot="notice"
      className={cn(
        'flex items-start gap-2.5 rounded-[12px] border border-transparent px-4 py-3 text-pretty',
        tone === 'done' ? 'bg-safety-bg text-safety-text' : 'bg-secondary text-secondary-foreground',
        className,
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      <div className="min-w-0 break-words">{children}</div>
    </div>
  );
};
