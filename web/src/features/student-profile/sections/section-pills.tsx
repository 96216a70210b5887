import { GraduationCap, Trophy, UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { addressOfPlace, type Section, sectionNames, sections, stepsIn } from './places';

const icons = { personal: UserRound, academic: GraduationCap, readiness: Trophy };

export const SectionPills = ({ section: current }: { section: Section }) => (
  <nav
    aria-label="Profile sections"
    className="flex gap-1 rounded-xl bg-sunken p-1 max-md:w-full max-lg:[@media(height<31.25rem)]:hidden"
  >
    {sections.map((section) => {
      const Icon = icons[section];
      const [first] = stepsIn(section);
      return (
        first && (
          <Link
            key={section}
            to={addressOfPlace(first)}
            aria-label={sectionNames[section].title}
            {...(section === current ? { 'aria-current': 'page' as const } : {})}
            className="inline-flex min-h-11 items-center justify-center gap-2 rounded-[11px] px-3.5 font-[550] text-muted-foreground transition-colors hover:text-foreground aria-[current=page]:bg-card aria-[current=page]:font-semibold aria-[current=page]:text-foreground aria-[current=page]:shadow-card text-center max-md:flex-auto max-md:px-1.5 max-md:text-hint"
          >
            <Icon aria-hidden className="size-[1em] max-lg:hidden" />
            <span className="max-lg:hidden">{sectionNames[section].title}</span>
            <span className="lg:hidden">{sectionNames[section].short}</span>
          </Link>
        )
      );
    })}
  </nav>
);
