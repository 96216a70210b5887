import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { PRODUCT_NAME } from '@/lib/product';

const titleOf = (handle: unknown) =>
  typeof handle === 'object' && handle !== null && 'title' in handle ? String(handle.title) : undefined;

/** A new page tells its name in the title and takes the focus to its heading. */
export const useAnnouncedRoute = () => {
  const { pathname } = useLocation();
  const title = titleOf(useMatches().at(-1)?.handle);
  const announced = useRef(pathname);

  useEffect(() => {
    document.title = title === undefined ? PRODUCT_NAME : `${title} | ${PRODUCT_NAME}`;
  }, [title]);

  useEffect(() => {
    if (announced.current === pathname) return;
    announced.current = pathname;
    const heading = document.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
};
