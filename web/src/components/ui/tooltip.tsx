import { Tooltip as TooltipPrimitive } from 'radix-ui';
import { type ReactNode } from 'react';

const OPEN_MS = 700;
const SKIP_MS = 300;

export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <TooltipPrimitive.Provider delayDuration={OPEN_MS} skipDelayDuration={SKIP_MS}>
    {children}
  </TooltipPrimitive.Provider>
);

/** A word more about a control. Never the only place where something is said: touch has no hover. */
export const Tooltip = ({ text, children }: { text: ReactNode; children: ReactNode }) => (
  <TooltipPrimitive.Root>
    <TooltipPrimitive.Trigger asChild>{children}</TooltipPrimitive.Trigger>
    <TooltipPrimitive.Portal>
      <TooltipPrimitive.Content
        data-slot="tooltip"
        sideOffset={6}
        collisionPadding={12}
        className="z-60 max-w-70 rounded-[8px] bg-foreground px-2.5 py-1.5 text-small text-background shadow-raised data-[state=closed]:animate-fade-out data-[state=delayed-open]:animate-menu-in"
      >
        {text}
      </TooltipPrimitive.Content>
    </TooltipPrimitive.Portal>
  </TooltipPrimitive.Root>
);
