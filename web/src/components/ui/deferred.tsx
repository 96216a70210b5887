import { type ReactNode, useDeferredValue } from 'react';

type DeferredProps = {
  /** As tall as what comes, so that nothing moves. */
  meanwhile?: ReactNode;
  children: ReactNode;
};

/** What need not be in the first drawing of a page: drawn right after it, in pieces that let a press or a key through. */
export const Deferred = ({ meanwhile, children }: DeferredProps) =>
  useDeferredValue(true, false) ? children : meanwhile;
