import { type ReactNode, useEffect, useRef } from 'react';
import { type Language, useLanguage } from '@/lib/preferences/language';

type SettingsCardProps = {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
};

const ABOVE: Readonly<Record<Language, string>> = {
  en: 'Account settings',
  es: 'Configuración de la cuenta',
};

export const SettingsCard = ({ title, lead, children }: SettingsCardProps) => {
  const language = useLanguage();
  return (
    <div
      lang={language}
      className="grid grid-cols-1 gap-5 rounded-lg border bg-card p-4.5 shadow-card md:p-7"
    >
      <div className="grid gap-1">
        <p className="text-hint text-muted-foreground">{ABOVE[language]}</p>
        <h1 className="text-page-phone md:text-page">{title}</h1>
        {lead !== undefined && <p className="max-w-[40em] text-pretty text-muted-foreground">{lead}</p>}
      </div>
      {children}
    </div>
  );
};

type SettingsPartProps = {
  id: string;
  title: string;
  /** Moves focus to the heading, for a part that replaced another. */
  announced?: boolean;
  children: ReactNode;
};

export const SettingsPart = ({ id, title, announced = false, children }: SettingsPartProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (announced) heading.current?.focus();
  }, [announced]);

  return (
    <section aria-labelledby={id} className="grid min-w-0 grid-cols-1 gap-4 border-t pt-5">
      <h2 ref={heading} id={id} tabIndex={-1} className="text-section outline-none">
        {title}
      </h2>
      {children}
    </section>
  );
};
