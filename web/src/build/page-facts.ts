import { QueryClient } from '@tanstack/react-query';
import { type RouteObject } from 'react-router-dom';
import { client } from '@/api/client.gen';
import { type Page, type PageModule } from '@/app/pages/page';
import { isRouteHandle, type RouteHandle } from '@/app/pages/route-handle';
import { routes } from '@/app/router';
import '@/lib/api/api-client';

/** A page's files, and the API calls its first screen makes for a student. */
export type PageFacts = {
  path: string;
  files: string[];
  calls: string[];
  /** Where visits begin: a page of the navigation, or one to sign in. */
  isEntrance: boolean;
};

type Load = RouteHandle['load'];

const SIGN_IN = '/login';

/** Each page with its layout modules, outermost first. */
const pagesIn = (
  tree: readonly RouteObject[],
  around: readonly Load[] = [],
): { page: Page; loads: Load[] }[] =>
  tree.flatMap(({ handle, children = [] }) => {
    if (!isRouteHandle(handle)) return pagesIn(children, around);
    const loads = [...around, handle.load];
    return handle.page ? [{ page: handle.page, loads }] : pagesIn(children, loads);
  });

/** The file a `load` function imports, from its source text. */
const fileOf = (load: Load) => {
  const [, file] = /\(["']\/?(src\/[^"']+)["']/.exec(String(load)) ?? [];
  if (file === undefined) throw new Error(`No import found in ${String(load)}`);
  return file;
};

/** Runs the modules' `reads` and records the URLs they request. */
const callsOf = async (modules: readonly Partial<PageModule>[]) => {
  const calls: string[] = [];
  client.setConfig({
    fetch: (request) => {
      const { pathname, search } = new URL(request instanceof Request ? request.url : request);
      calls.push(pathname + search);
      return Promise.reject(new Error('There is no server during the build.'));
    },
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  await Promise.allSettled(modules.flatMap(({ reads }) => reads?.(queries, new URLSearchParams()) ?? []));
  return calls;
};

const factsOf = async ({ page, loads }: { page: Page; loads: Load[] }): Promise<PageFacts> => {
  const isForStudents = page.roles?.includes('student') === true;
  return {
    path: page.path,
    isEntrance: page.link !== undefined || page.path === SIGN_IN,
    files: loads.map(fileOf),
    calls: isForStudents ? await callsOf(await Promise.all(loads.map((load) => load()))) : [],
  };
};

export const readPageFacts = async (): Promise<PageFacts[]> => {
  const facts: PageFacts[] = [];
  for (const found of pagesIn(routes)) facts.push(await factsOf(found));
  return facts;
};
