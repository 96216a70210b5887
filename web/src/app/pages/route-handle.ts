import { type Page, type PageModule } from './page';

/** What our routes keep in React Router's `handle`. */
export type RouteHandle = { page?: Page; load: () => Promise<Partial<PageModule>> };

/** The type of a route's own `handle` is unknown to the router. */
export const isRouteHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'load' in handle;
