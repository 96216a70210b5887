import { NavLink } from 'react-router-dom';
import { type NavigationLink } from '../pages/navigation';
import { useRootClass } from '@/lib/hooks/use-root-class';
import { useOnScreenKeyboard } from './use-on-screen-keyboard';
import { useSay } from '@/lib/preferences/say';

/** The main links at the bottom of screens below 1024 px. Hidden while the on-screen keyboard is open; at the end of the page in forms and on low screens. */
export const TabBar = ({ links }: { links: readonly NavigationLink[] }) => {
  const keyboardIsOpen = useOnScreenKeyboard();
  const say = useSay();
  useRootClass('tab-bar', !keyboardIsOpen);
  if (keyboardIsOpen) return null;

  return (
    <nav
      aria-label={say('Main')}
      className="fixed inset-x-0 bottom-0 z-30 flex flex-wrap justify-around border-t bg-card px-1.5 pt-1.5 pb-[calc(0.5rem+env(safe-area-inset-bottom))] lg:hidden print:hidden [@media(height<31.25rem)]:static max-[17rem]:static [:root.has-form-footer_&]:static"
    >
      {links.map(({ to, label, icon: Icon, preload }) => (
        <NavLink
          key={to}
          to={to}
          end={to === '/'}
          onPointerEnter={() => void preload()}
          className="group grid min-h-13 flex-1 justify-items-center gap-0.5 rounded-[12px] pt-1.5 pb-1 text-[0.75rem] leading-[0.9375rem] font-[550] text-muted-foreground aria-[current=page]:font-[650] aria-[current=page]:text-primary"
        >
          <span className="grid h-7 w-13 place-items-center rounded-full group-aria-[current=page]:bg-secondary">
            <Icon aria-hidden className="size-5.5" />
          </span>
          {say(label)}
        </NavLink>
      ))}
    </nav>
  );
};
