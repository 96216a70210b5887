import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { PRODUCT_NAME } from '@/lib/words/product';

/** A new step tells its name in the title and takes the focus to its heading. */
export const useAnnouncedStep = (step: string, title: string, ready: boolean) => {
  const arrivedByLink = useNavigationType() !== NavigationType.Pop;
  const announced = useRef<string | null>(null);

  useEffect(() => {
    if (!ready) return;
    // The page's own title is set in the same moment; the step's is the more exact one.
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
    // A page opened by its address keeps the focus at its very top.
    if (another || arrivedByLink) document.querySelector('h1')?.focus({ preventScroll: true });
  }, [step, ready, arrivedByLink]);
};
