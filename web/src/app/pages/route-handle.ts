import { type Page, type PageModule } from './page';

/** The data in React Router's `handle` of our routes. */
export type RouteHandle = { page?: Page; load: () => Promise<Partial<PageModule>> };

/** React Router types `handle` as unknown. */
export const isRouteHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'load' in handle;
