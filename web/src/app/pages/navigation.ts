import { type LucideIcon } from 'lucide-react';
import { type Role } from '@/lib/session/session';
import { type Page, type PageLink } from './page';
import { pages } from './pages';
import { type FrameSentence } from '@/lib/preferences/say';

export type NavigationLink = {
  to: string;
  label: FrameSentence;
  icon: LucideIcon;
  preload: () => Promise<unknown>;
};

type LinkedPage = Page & { link: PageLink };

const linkedPages = pages.filter((page): page is LinkedPage => page.link !== undefined);

const linkTo = ({ path, load, link }: LinkedPage, label = link.label): NavigationLink => ({
  to: path,
  label,
  icon: link.icon,
  preload: load,
});

const pagesFor = (role: Role) => linkedPages.filter(({ roles }) => roles?.includes(role) ?? true);

/** The pages in the top bar or among the tabs, in order. */
const inOrder = (role: Role, place: 'bar' | 'tab') =>
  pagesFor(role)
    .filter(({ link }) => link[place] !== undefined)
    .toSorted((a, b) => (a.link[place] ?? 0) - (b.link[place] ?? 0));

export const barLinks = (role: Role) =>
  inOrder(role, 'bar').map((page) => linkTo(page, page.link.barLabel?.(role)));

/** Below 1024 px. Only students have enough pages for tabs. */
export const tabLinks = (role: Role) =>
  role === 'student' ? inOrder(role, 'tab').map((page) => linkTo(page)) : [];

/** Pages that are not in the top bar, such as the settings. They are in the account menu. */
export const menuLinks = (role: Role) =>
  pagesFor(role)
    .filter(({ link }) => link.bar === undefined)
    .map((page) => linkTo(page));

/** The pages that `g` and a letter open. */
export const keyboardLinks = linkedPages.flatMap(({ path, link }) =>
  link.key === undefined ? [] : [{ key: link.key, to: path, label: link.label }],
);
