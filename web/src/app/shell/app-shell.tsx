import { Outlet } from 'react-router-dom';
import { listNotificationsOptions, meOptions } from '@/api/@tanstack/react-query.gen';
import {
  ConfirmEmailReminder,
  prepareReminder,
} from '@/features/identity/registration/confirm-email-reminder';
import { type SignedInUser, useSession } from '@/lib/session/session';
import { useOnDemand } from '@/lib/hooks/use-on-demand';
import { servesRole } from '../access/access';
import { destinationsFor } from '../pages/navigation';
import { type FirstReads } from '../pages/prefetch';
import { TabBar } from './tab-bar';
import { TopBar } from './top-bar';
import { useShortcuts } from '../shortcuts/use-shortcuts';

/** What every signed-in page stands in. */
const AppShell = () => {
  const session = useSession();
  return session.status === 'signed-out' ? null : <Shell user={session.user} />;
};

const Shell = ({ user }: { user: SignedInUser }) => {
  const { bar, tabs } = destinationsFor(user.role);
  const mayOpen = (to: string) => servesRole(to, user.role);
  const palette = useOnDemand(() => import('../palette/palette'));
  const shortcuts = useOnDemand(() => import('../shortcuts/shortcut-list'));
  const openPalette = () => palette.setOpen(true);
  const openShortcuts = () => shortcuts.setOpen(true);
  useShortcuts({ onPalette: openPalette, onList: openShortcuts, mayOpen });

  return (
    <>
      <TopBar
        user={user}
        destinations={bar}
        untabbed={bar.filter(({ to }) => !tabs.some((tab) => tab.to === to))}
        palette={{ open: openPalette, prepare: palette.prepare }}
        onShortcuts={openShortcuts}
      />
      <ConfirmEmailReminder />
      <main
        id="main"
        tabIndex={-1}
        className="px-4 pt-4.5 pb-[calc(2.5rem+var(--tab-bar))] outline-none md:px-8 md:pt-7 lg:pb-24"
      >
        <div className="mx-auto max-w-304">
          <Outlet />
        </div>
      </main>
      {tabs.length > 0 && <TabBar destinations={tabs} />}
      {palette.Part && (
        <palette.Part
          user={user}
          open={palette.open}
          onOpenChange={palette.setOpen}
          onShortcuts={openShortcuts}
        />
      )}
      {shortcuts.Part && (
        <shortcuts.Part open={shortcuts.open} onOpenChange={shortcuts.setOpen} mayOpen={mayOpen} />
      )}
    </>
  );
};

export const firstReads: FirstReads = (client) => [
  client.query(meOptions()).then(prepareReminder),
  client.query(listNotificationsOptions()),
];

export default AppShell;
