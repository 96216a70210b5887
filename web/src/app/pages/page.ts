import { type QueryClient } from '@tanstack/react-query';
import { type LucideIcon } from 'lucide-react';
import { type ComponentType } from 'react';
import { type Role } from '@/lib/session/session';

export const EVERYONE: readonly Role[] = ['student', 'parent', 'counselor', 'admin'];
export const STUDENTS: readonly Role[] = ['student'];
export const ADMINS: readonly Role[] = ['admin'];

/** A page without `roles` is open to everyone, signed in or not. */
export type Page<Path extends string = string> = {
  path: Path;
  /** For the browser's tab; of the signed-in person's role, if there is one. */
  title: string | ((role: Role | undefined) => string);
  /** Its code comes when the page is opened, or when a link to it is pointed at. */
  load: () => Promise<PageModule>;
  roles?: readonly Role[];
  /** The API calls it cannot work without. A test compares them and `roles` with the server's own access table. */
  calls?: readonly string[];
  link?: PageLink;
};

/** How the page is offered in the navigation, the palette and the keyboard shortcuts. */
export type PageLink = {
  label: string;
  icon: LucideIcon;
  /** Its place in the top bar, from the left. */
  bar?: number;
  /** Its name there, where that is another one. */
  barLabel?: (role: Role) => string;
  /** Its place among a student's tabs at the bottom of a small screen. */
  tab?: number;
  /** Pressed after `g`. */
  key?: string;
};

/** What a page's module exports beside its component. `query` is the part of the address behind the question mark. */
export type PageModule = { default: ComponentType; reads?: PageReads; prepare?: PreparePage };

/** Asks for what the page shows first; sent before the page is drawn. */
export type PageReads = (client: QueryClient, query: URLSearchParams) => readonly Promise<unknown>[];

/** Fetches code this address needs beyond the page's own. */
export type PreparePage = (query: URLSearchParams) => Promise<unknown>;

export const page = <const Path extends string>(declaration: Page<Path>) => declaration;

export const titleOf = ({ title }: Page, role: Role | undefined) =>
  typeof title === 'function' ? title(role) : title;
