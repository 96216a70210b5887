import { type LucideIcon } from 'lucide-react';
import { type ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { type Language } from '@/lib/preferences/language';

type SettingsFrameProps = {
  sections: readonly { to: string; label: string; icon: LucideIcon }[];
  language: Language;
  children: ReactNode;
};

const NAMES: Readonly<Record<Language, string>> = {
  en: 'Account settings',
  es: 'Configuración de la cuenta',
};

/** The settings with their navigation: a list at the left, on a phone a row of pills above. */
export const SettingsFrame = ({ sections, language, children }: SettingsFrameProps) => (
  <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-8">
    <nav lang={language} aria-label={NAMES[language]} className="lg:sticky lg:top-22">
      <ul className="flex flex-wrap gap-1 rounded-xl bg-sunken p-1 lg:grid lg:bg-transparent lg:p-0">
        {sections.map(({ to, label, icon: Icon }) => (
          <li key={to} className="flex-auto">
            <NavLink
              to={to}
              end
              className="flex min-h-11 items-center justify-center gap-3 rounded-[11px] px-3 font-[550] text-muted-foreground transition-colors hover:text-foreground aria-[current=page]:bg-card aria-[current=page]:font-semibold aria-[current=page]:text-foreground aria-[current=page]:shadow-card lg:justify-start lg:hover:bg-accent lg:aria-[current=page]:bg-secondary lg:aria-[current=page]:shadow-none"
            >
              <Icon aria-hidden className="size-4.5 shrink-0 max-lg:hidden" />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
    <div className="grid min-w-0 gap-4 md:gap-6">{children}</div>
  </div>
);
