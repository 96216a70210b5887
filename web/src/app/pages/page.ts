import { type QueryClient } from '@tanstack/react-query';
import { type LucideIcon } from 'lucide-react';
import { type ComponentType } from 'react';
import { type Role } from '@/lib/session/session';
import { type FrameSentence } from '@/lib/preferences/say';

export const EVERYONE: readonly Role[] = ['student', 'parent', 'counselor', 'admin'];
/** Whoever looks for a college, for themselves or for a student. */
export const READERS: readonly Role[] = ['student', 'parent', 'counselor'];
/** Whom students let in. */
export const ADULTS: readonly Role[] = ['parent', 'counselor'];
export const COUNSELORS: readonly Role[] = ['counselor'];
export const STUDENTS: readonly Role[] = ['student'];
export const ADMINS: readonly Role[] = ['admin'];

/** A page without `roles` is open to everyone, signed in or not. */
export type Page<Path extends string = string> = {
  path: Path;
  /** The tab title, which may depend on the signed-in role. */
  title: string | ((role: Role | undefined) => string);
  /** Called when the page is opened or a link to it is hovered. */
  load: () => Promise<PageModule>;
  roles?: readonly Role[];
  link?: PageLink;
};

/** How the page appears in the navigation, the palette and the keyboard shortcuts. */
export type PageLink = {
  label: FrameSentence;
  icon: LucideIcon;
  /** Its position in the top bar, from the left. */
  bar?: number;
  /** Its name there, if different. */
  barLabel?: (role: Role) => FrameSentence;
  /** Its position among a student's tabs at the bottom of a small screen. */
  tab?: number;
  /** Pressed after `g`. */
  key?: string;
};

/** What a page's module exports besides its component. `query` is the URL's query string. */
export type PageModule = { default: ComponentType; reads?: PageReads; prepare?: PreparePage };

/** Starts the page's first API calls, before it renders. */
export type PageReads = (client: QueryClient, query: URLSearchParams) => readonly Promise<unknown>[];

/** Loads further code that this URL needs. */
export type PreparePage = (query: URLSearchParams) => Promise<unknown>;

export const page = <const Path extends string>(declaration: Page<Path>) => declaration;

export const titleOf = ({ title }: Page, role: Role | undefined) =>
  typeof title === 'function' ? title(role) : title;
