import { type ReactNode } from 'react';
import { useRootClass } from '@/lib/hooks/use-root-class';

type WritingBarProps = {
  counter: ReactNode;
  status: ReactNode;
  children: ReactNode;
};

/** Count, status and buttons stay in sight, above the on-screen keyboard too. */
export const WritingBar = ({ counter, status, children }: WritingBarProps) => {
  useRootClass('form-footer');

  return (
    <div className="sticky bottom-(--keyboard,0px) z-10 flex flex-wrap items-center gap-x-5 gap-y-2 border-t bg-card px-4 py-2.5 md:rounded-b-lg md:px-9 md:py-3.5 [@media(height<22rem)]:static">
      <div className="grid min-w-0 flex-1 basis-60 gap-0.5 md:gap-1">
        {counter}
        {status}
      </div>
      <div className="ml-auto flex flex-wrap items-center justify-end gap-2 md:gap-3">{children}</div>
    </div>
  );
};
