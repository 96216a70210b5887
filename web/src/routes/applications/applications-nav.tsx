import { NavLink } from 'react-router-dom';

/** The pages about applying, in the order of the season. */
const LINKS = [
  { to: '/applications', label: 'Applications' },
  { to: '/applications/plan', label: 'Plan' },
  { to: '/applications/aid', label: 'Aid' },
];

/** Leads from one page about applying to the next. Not drawn while there is only one. */
export const ApplicationsNav = () =>
  LINKS.length > 1 && (
    <nav aria-label="Applying" className="print:hidden">
      <ul className="flex gap-6.5 overflow-x-auto border-b [scrollbar-width:none]">
        {LINKS.map(({ to, label }) => (
          <li key={to}>
            <NavLink
              to={to}
              end
              className="inline-flex min-h-11 items-center border-b-2 border-transparent font-[550] whitespace-nowrap text-muted-foreground -outline-offset-2 transition-colors hover:text-foreground aria-[current=page]:border-foreground aria-[current=page]:font-[650] aria-[current=page]:text-foreground"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
