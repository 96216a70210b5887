import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { PRODUCT_NAME } from '@/lib/words/product';

const PATIENCE_MS = 3_000;

/** What a route may say of itself. */
export type PageHandle = { title: string | (() => string) };

const titleOf = (handle: Partial<PageHandle> | undefined) =>
  typeof handle?.title === 'function' ? handle.title() : handle?.title;

/** A new page tells its name in the title and takes the focus to its heading. */
export const useAnnouncedRoute = () => {
  const { pathname } = useLocation();
  const title = titleOf(useMatches().at(-1)?.handle as Partial<PageHandle> | undefined);
  const announced = useRef(pathname);

  useEffect(() => {
    document.title = title === undefined ? PRODUCT_NAME : `${title} | ${PRODUCT_NAME}`;
  }, [title]);

  useEffect(() => {
    if (announced.current === pathname) return;
    announced.current = pathname;
    return whenHeadingIsThere((heading) => {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  }, [pathname]);
};

/** Some pages draw their heading only once their code or their data has come. */
const whenHeadingIsThere = (use: (heading: HTMLElement) => void) => {
  const found = () => {
    const heading = document.querySelector('h1');
    if (heading) use(heading);
    return heading !== null;
  };
  if (found()) return;
  const watch = new MutationObserver(() => {
    if (found()) stop();
  });
  const stop = () => {
    watch.disconnect();
    clearTimeout(patience);
  };
  const patience = setTimeout(stop, PATIENCE_MS); // by then whoever waits has put the focus elsewhere
  watch.observe(document.body, { childList: true, subtree: true });
  return stop;
};
