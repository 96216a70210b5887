import { useRef } from 'react';

/**
 * Takes the focus back to whatever opened a dialog. Radix does so for its own trigger only, and most of ours are opened
 * by an address or by a state. When the opener is gone, the page's main part takes it.
 */
export const useReturnFocus = () => {
  const opener = useRef<Element | null>(null);

  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (document.activeElement !== document.body) return; // a new page, or whatever was pressed outside, has it already
      const known = opener.current;
      const target =
        known instanceof HTMLElement && known.isConnected && known !== document.body
          ? known
          : document.getElementById('main');
      target?.focus({ preventScroll: true });
    },
  };
};
