import { type CollegeDetail } from '@/api';

/** Some colleges list every campus name they ever had. */
const NAMES_SHOWN = 4;

/** The federal name, acronyms and former names. */
export const OtherNames = ({ college: { name, shortName, otherNames } }: { college: CollegeDetail }) => {
  const others = [name, ...otherNames].filter((other) => other !== shortName);

  return (
    others.length > 0 && (
      <p className="text-hint text-muted-foreground">Also called {others.slice(0, NAMES_SHOWN).join(', ')}</p>
    )
  );
};
