export const KeyCap = ({ children }: { children: string }) => (
  <kbd className="rounded-[5px] border bg-sunken px-1.5 py-px font-sans text-[0.6875rem] leading-4 font-semibold whitespace-nowrap text-muted-foreground">
    {children}
  </kbd>
);

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** As labeled on this keyboard. */
export const PALETTE_KEYS = isApple ? '⌘K' : 'Ctrl K';
