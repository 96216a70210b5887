import { type RefObject, useEffect, useState } from 'react';

const holdsMessages = (element: Element) => element.querySelector(':scope > [aria-live]') !== null;

/** Nothing but the surface can be reached by keyboard or read out. Messages stay. Returns how to undo it. */
const withdrawAround = (surface: HTMLElement) => {
  const withdrawn: HTMLElement[] = [];
  for (let at: HTMLElement = surface; at.parentElement && at !== document.body; at = at.parentElement)
    for (const beside of at.parentElement.children)
      if (
        beside !== at &&
        beside instanceof HTMLElement &&
        !beside.hasAttribute('inert') &&
        !holdsMessages(beside)
      ) {
        beside.setAttribute('inert', '');
        withdrawn.push(beside);
      }
  return () => withdrawn.forEach((element) => element.removeAttribute('inert'));
};

/** Everything else steps back; Escape leaves. The text field stays the same element, with its cursor and its undo. */
export const useFocusMode = (surface: RefObject<HTMLElement | null>) => {
  const [focused, setFocused] = useState(false);

  useEffect(() => {
    if (!focused || !surface.current) return;
    const comeBack = withdrawAround(surface.current);
    const { overflow } = document.documentElement.style;
    document.documentElement.style.overflow = 'hidden';
    const leave = (event: KeyboardEvent) => {
      // Escape first ends a word that is being composed, and closes what is open above.
      if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented) setFocused(false);
    };
    addEventListener('keydown', leave);
    return () => {
      removeEventListener('keydown', leave);
      document.documentElement.style.overflow = overflow;
      comeBack();
    };
  }, [focused, surface]);

  return { focused, setFocused };
};
