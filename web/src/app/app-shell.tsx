import { Outlet } from 'react-router-dom';
import { TooltipProvider } from '@/components/ui/tooltip';
import { useSession } from '@/lib/session';
import { destinationsFor } from './destinations';
import { TabBar } from './tab-bar';
import { TopBar } from './top-bar';

/** What every signed-in page stands in. */
const AppShell = () => {
  const session = useSession();
  if (session.status === 'signed-out') return null;
  const destinations = destinationsFor(session.user.role);

  return (
    <TooltipProvider>
      <TopBar user={session.user} destinations={destinations} />
      <main
        id="main"
        tabIndex={-1}
        className="px-4 pt-4.5 pb-[calc(2.5rem+var(--tab-bar))] outline-none md:px-8 md:pt-7 lg:pb-24"
      >
        <div className="mx-auto max-w-304">
          <Outlet />
        </div>
      </main>
      {destinations.length > 0 && <TabBar destinations={destinations} />}
    </TooltipProvider>
  );
};

export default AppShell;
