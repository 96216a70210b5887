import { type ComponentType, lazy } from 'react';
import type * as lists from './lists';

type Lists = typeof lists;

const NotLoaded = () => (
  <p className="text-muted-foreground">
    We couldn’t load your course lists. Check your connection, then open this step again.
  </p>
);

const part = <Props,>(pick: (loaded: Lists) => ComponentType<Props>) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: pick(await import('./lists')) };
    } catch {
      return { default: NotLoaded };
    }
  });

export const CourseList = part((loaded) => loaded.CourseList);
export const IbCourseList = part((loaded) => loaded.IbCourseList);
