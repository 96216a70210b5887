import { useSyncExternalStore } from 'react';

/** A keyboard takes at least a quarter of the height; the browser's own bars take less. */
const SHARE_LEFT = 0.75;

const subscribe = (listener: () => void) => {
  window.visualViewport?.addEventListener('resize', listener);
  return () => window.visualViewport?.removeEventListener('resize', listener);
};

// Zooming in shrinks the visual viewport too; `scale` corrects for that.
const isOpen = () => {
  const view = window.visualViewport;
  return view ? view.height * view.scale < window.innerHeight * SHARE_LEFT : false;
};

/** Whether the on-screen keyboard covers part of the page. */
export const useOnScreenKeyboard = () => useSyncExternalStore(subscribe, isOpen, () => false);
