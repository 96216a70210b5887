import { type ReactNode, useDeferredValue } from 'react';

type DeferredProps = {
  /** As tall as the content, so nothing moves. */
  meanwhile?: ReactNode;
  children: ReactNode;
};

/** Renders its children right after the first paint, as an interruptible update. */
export const Deferred = ({ meanwhile, children }: DeferredProps) =>
  useDeferredValue(true, false) ? children : meanwhile;
