import { useRef } from 'react';

/**
 * Returns focus to whatever opened a dialog. Radix does this only for its own trigger, and most of our dialogs open by URL
 * or state. If the opener is gone, <main> gets focus.
 */
export const useReturnFocus = () => {
  const opener = useRef<Element | null>(null);

  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (document.activeElement !== document.body) return; // a new page or an outside control already has it
      const known = opener.current;
      const target =
        known instanceof HTMLElement && known.isConnected && known !== document.body
          ? known
          : document.getElementById('main');
      target?.focus({ preventScroll: true });
    },
  };
};
