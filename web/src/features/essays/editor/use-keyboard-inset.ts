import { type RefObject, useEffect } from 'react';

/** Keeps `--keyboard`, how much of the page's bottom the on-screen keyboard covers, on the element. */
export const useKeyboardInset = (element: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const measure = () => {
      // Zooming in moves the view as well; the bar then stays where it is.
      const covered = view.scale > 1 ? 0 : window.innerHeight - view.height - view.offsetTop;
      element.current?.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
    };
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
    };
  }, [element]);
};
