import { type ReactNode } from 'react';
import { useOnDemand } from '@/lib/hooks/use-on-demand';

export const WhyWeAsk = ({ children }: { children: ReactNode }) => {
  const note = useOnDemand(() => import('../overlays/side-note'));

  const trigger = (
    <button
      type="button"
      className="link min-h-6"
      onPointerEnter={note.prepare}
      onFocus={note.prepare}
      // Opens the note until its code has loaded; then the note's own trigger does.
      {...(note.Part
        ? {}
        : { 'aria-haspopup': 'dialog', 'aria-expanded': false, onClick: () => note.setOpen(true) })}
    >
      Why we ask
    </button>
  );

  return note.Part ? (
    <note.Part trigger={trigger} label="Why we ask" open={note.open} onOpenChange={note.setOpen}>
      {children}
    </note.Part>
  ) : (
    trigger
  );
};
