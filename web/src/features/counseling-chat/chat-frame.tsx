import { type ReactNode } from 'react';
import { WrenPicture } from './wren-picture';

type ChatFrameProps = { actions?: ReactNode; title?: ReactNode; children?: ReactNode };

/** The panel's head, with whatever is below it. */
export const ChatFrame = ({ actions, title, children }: ChatFrameProps) => (
  <>
    <div className="flex items-center gap-3 border-b px-3.5 py-3 md:px-4.5 md:py-3.5">
      <WrenPicture />
      <div className="mr-auto">
        {title ?? (
          <h2 id="wren" className="text-title">
            Wren
          </h2>
        )}
        <p className="text-small text-muted-foreground">AI admissions advisor</p>
      </div>
      {actions}
    </div>
    {children}
  </>
);
