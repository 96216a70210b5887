import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { PRODUCT_NAME } from '@/lib/product';
import { type Step, stepTitles } from './steps';

/** A new step tells its name in the title and takes the focus to its heading. */
export const useAnnouncedStep = (step: Step | null, ready: boolean) => {
  const arrivedByLink = useNavigationType() !== NavigationType.Pop;
  const announced = useRef<Step | null>(null);

  useEffect(() => {
    if (!ready || step === null) return;
    // The page's own title is set in the same moment; the step's is the more exact one.
    const frame = requestAnimationFrame(() => {
      document.title = `${stepTitles[step]} | Profile | ${PRODUCT_NAME}`;
    });
    return () => cancelAnimationFrame(frame);
  }, [step, ready]);

  useEffect(() => {
    if (!ready || step === null || announced.current === step) return;
    const another = announced.current !== null;
    announced.current = step;
    if (another) window.scrollTo({ top: 0 });
    // A page opened by its address keeps the focus at its very top.
    if (another || arrivedByLink) document.querySelector('h1')?.focus({ preventScroll: true });
  }, [step, ready, arrivedByLink]);
};
