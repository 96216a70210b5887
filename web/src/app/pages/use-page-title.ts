import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { useLanguage } from '@/lib/preferences/language';
import { useSession } from '@/lib/session/session';
import { PRODUCT_NAME } from '@/lib/words/product';
import { titleOf } from './page';
import { isRouteHandle } from './route-handle';

const WAIT_MS = 3_000;

/** Sets the tab title and the language of the page, and focuses the heading of a new page. */
export const usePageTitle = () => {
  const { pathname } = useLocation();
  const session = useSession();
  const role = session.status === 'signed-in' ? session.user.role : undefined;
  const handle = useMatches().at(-1)?.handle;
  const page = isRouteHandle(handle) ? handle.page : undefined;
  const title = page && titleOf(page, role);
  const isSpanish = useLanguage() === 'es';
  const focused = useRef(pathname);

  useEffect(() => {
    name(title, 'en');
    if (!isSpanish) return;
    let isHere = true;
    void import('./spanish-titles').then(({ spanishTitleOf }) => {
      const spanish = spanishTitleOf(page?.path ?? '', role);
      if (isHere && spanish !== undefined) name(spanish, 'es');
    });
    return () => {
      isHere = false;
    };
  }, [title, isSpanish, page?.path, role]);

  useEffect(() => {
    if (focused.current === pathname) return;
    focused.current = pathname;
    return whenHeadingAppears((heading) => {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  }, [pathname]);
};

const name = (title: string | undefined, language: string) => {
  document.title = title === undefined ? PRODUCT_NAME : `${title} | ${PRODUCT_NAME}`;
  document.documentElement.lang = language;
};

/** Some pages render their heading only after their code or data has loaded. */
const whenHeadingAppears = (use: (heading: HTMLElement) => void) => {
  const useIfThere = () => {
    const heading = document.querySelector('h1');
    if (heading) use(heading);
    return heading !== null;
  };
  if (useIfThere()) return;
  const observer = new MutationObserver(() => {
    if (useIfThere()) stop();
  });
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const timer = setTimeout(stop, WAIT_MS); // by then the user has moved the focus
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
};
