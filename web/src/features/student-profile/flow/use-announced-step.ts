import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { PRODUCT_NAME } from '@/lib/words/product';

/** Announces a new step: sets the document title and focuses the heading. */
export const useAnnouncedStep = (step: string, title: string, ready: boolean) => {
  const arrivedByLink = useNavigationType() !== NavigationType.Pop;
  const announced = useRef<string | null>(null);

  useEffect(() => {
    if (!ready) return;
    // Runs after the page sets its own title, which is less specific.
    const frame = requestAnimationFrame(() => {
      document.title = `${title} | Profile | ${PRODUCT_NAME}`;
    });
    return () => cancelAnimationFrame(frame);
  }, [title, ready]);

  useEffect(() => {
    if (!ready || announced.current === step) return;
    const another = announced.current !== null;
    announced.current = step;
    if (another) window.scrollTo({ top: 0 });
    // A page opened by URL keeps focus at the top.
    if (another || arrivedByLink) document.querySelector('h1')?.focus({ preventScroll: true });
  }, [step, ready, arrivedByLink]);
};
