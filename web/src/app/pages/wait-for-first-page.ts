import { endArrival } from './prefetch';
import { type Router } from '../router';

/** Whoever waits longer for the page's parts is shown that they are on their way. */
const PATIENCE_MS = 1_200;

/** Settles when the page of the address has its parts and its first answers, or takes too long to where nothing is seen yet. */
export const firstPageStands = (router: Router, { seen }: { seen: boolean }) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) {
      endArrival();
      resolve();
      return;
    }
    const stands = () => {
      endArrival();
      clearTimeout(patience);
      stopListening();
      resolve();
    };
    const patience = seen ? undefined : setTimeout(stands, PATIENCE_MS);
    const stopListening = router.subscribe(({ initialized }) => {
      if (initialized) stands();
    });
  });
