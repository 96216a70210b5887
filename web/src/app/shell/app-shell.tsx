import { Outlet } from 'react-router-dom';
import { listNotificationsOptions } from '@/api/queries/administration.gen';
import { meOptions } from '@/api/queries/identity.gen';
import {
  ConfirmEmailReminder,
  prepareReminder,
} from '@/features/identity/registration/confirm-email-reminder';
import { useCrisisLine } from '@/lib/preferences/say';
import { keepLanguage } from '@/lib/preferences/keep-language';
import { type SignedInUser, useSession } from '@/lib/session/session';
import { useOnDemand } from '@/lib/hooks/use-on-demand';
import { canOpen } from '../access/access';
import { barLinks, tabLinks } from '../pages/navigation';
import { type PageReads } from '../pages/page';
import { TabBar } from './tab-bar';
import { TopBar } from './top-bar';
import { useShortcuts } from '../shortcuts/use-shortcuts';

/** The bars around every signed-in page. */
const AppShell = () => {
  const session = useSession();
  return session.status === 'signed-out' ? null : <Shell user={session.user} />;
};

const Shell = ({ user }: { user: SignedInUser }) => {
  const Crisis = useCrisisLine();
  const bar = barLinks(user.role);
  const tabs = tabLinks(user.role);
  const canOpenPage = (to: string) => canOpen(to, user.role);
  const palette = useOnDemand(() => import('../palette/palette'));
  const shortcuts = useOnDemand(() => import('../shortcuts/shortcut-list'));
  const wren = useOnDemand(() => import('@/routes/dashboard/wren-drawer'));
  const openPalette = () => palette.setOpen(true);
  const openShortcuts = () => shortcuts.setOpen(true);
  // Where the page itself shows the advisor, its input gets the focus.
  const askWren = () => {
    const field = document.getElementById('wren-message');
    if (field) field.focus();
    else wren.setOpen(true);
  };
  const forStudents = user.role === 'student' ? { ask: askWren, prepare: wren.prepare } : null;
  useShortcuts({ onPalette: openPalette, onList: openShortcuts, onWren: forStudents?.ask, canOpenPage });

  return (
    <>
      <TopBar
        user={user}
        links={bar}
        linksWithoutTab={bar.filter(({ to }) => !tabs.some((tab) => tab.to === to))}
        palette={{ open: openPalette, prepare: palette.prepare }}
        wren={forStudents}
        onShortcuts={openShortcuts}
      />
      <ConfirmEmailReminder />
      <main
        id="main"
        tabIndex={-1}
        className="px-4 pt-4.5 pb-[calc(2.5rem+var(--tab-bar))] outline-none md:px-8 md:pt-7 lg:pb-24 print:p-0"
      >
        {/* As tall as the screen, so that the line below never moves while a page loads. */}
        <div className="mx-auto min-h-dvh max-w-304 print:min-h-0">
          <Outlet />
        </div>
        <Crisis className="mx-auto mt-10 max-w-304 print:hidden" />
      </main>
      {tabs.length > 0 && <TabBar links={tabs} />}
      {palette.Part && (
        <palette.Part
          user={user}
          open={palette.open}
          onOpenChange={palette.setOpen}
          onShortcuts={openShortcuts}
          onWren={forStudents?.ask}
        />
      )}
      {wren.Part && <wren.Part open={wren.open} onOpenChange={wren.setOpen} />}
      {shortcuts.Part && (
        <shortcuts.Part open={shortcuts.open} onOpenChange={shortcuts.setOpen} canOpenPage={canOpenPage} />
      )}
    </>
  );
};

export const reads: PageReads = (client) => [
  client.query(meOptions()).then((account) => Promise.all([prepareReminder(account), keepLanguage(account)])),
  client.query(listNotificationsOptions()),
];

export default AppShell;
