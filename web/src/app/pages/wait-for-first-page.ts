import { type Router } from '../router';
import { endFirstPage } from './prefetch';

/** After this time a spinner is shown. */
const WAIT_MS = 1_200;

/**
 * Resolves when the first page has its code and first data. Waits without a limit if the browser already shows a prerendered
 * page.
 */
export const waitForFirstPage = (router: Router, { isShowing }: { isShowing: boolean }) =>
  new Promise<void>((resolve) => {
    const finish = () => {
      endFirstPage();
      clearTimeout(timer);
      stopListening();
      resolve();
    };
    const timer = isShowing ? undefined : setTimeout(finish, WAIT_MS);
    const stopListening = router.subscribe(({ initialized }) => {
      if (initialized) finish();
    });
    if (router.state.initialized) finish();
  });
