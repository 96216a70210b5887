import { type RefObject, useEffect } from 'react';

const EARLY_PX = 600;

/** Calls `onNear` when the element is within 600 px of the viewport. */
export const useNearEnd = (element: RefObject<HTMLElement | null>, watching: boolean, onNear: () => void) => {
  useEffect(() => {
    if (!watching || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
      },
      { rootMargin: `${EARLY_PX}px 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  });
};
