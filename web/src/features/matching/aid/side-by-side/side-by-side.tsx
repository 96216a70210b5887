import { useState } from 'react';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { type WithOffer } from '../aid';
import { OffersTable } from './offers-table';
import { YearlyIncrease } from './yearly-increase';

const FEWEST = 2;
const MOST = 6;

type SideBySideProps = {
  offers: readonly WithOffer[];
  yearlyIncrease: number;
  onYearlyIncrease: (percent: number) => void;
};

export const SideBySide = ({ offers, yearlyIncrease, onYearlyIncrease }: SideBySideProps) => {
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const picked = offers.filter(({ id }) => !leftOut.includes(id)).slice(0, MOST);
  if (offers.length < FEWEST) return null;

  return (
    <section aria-labelledby="side-by-side" className="grid grid-cols-1 gap-3.5">
      <h2 id="side-by-side" className="text-section">
        Side by side
      </h2>
      <p className="max-w-[44em] text-pretty text-muted-foreground">
        The lowest price isn’t always the best choice for you. Look at what you would borrow, and at what is
        not clear yet.
      </p>
      {offers.length > FEWEST && (
        <fieldset className="flex flex-wrap gap-x-5 gap-y-1.5">
          <legend className="mb-1 text-hint text-muted-foreground">
            {offers.length > MOST ? 'Two to six at a time' : 'Which ones'}
          </legend>
          {offers.map(({ id, college }) => (
            <Checkbox
              key={id}
              checked={picked.some((offer) => offer.id === id)}
              disabled={isFixed(id, picked)}
              onCheckedChange={(isIn) =>
                setLeftOut(isIn ? leftOut.filter((other) => other !== id) : [...leftOut, id])
              }
            >
              {college.shortName}
            </Checkbox>
          ))}
        </fieldset>
      )}
      <YearlyIncrease percent={yearlyIncrease} onChange={onYearlyIncrease} />
      <OffersTable offers={picked} />
      <Assumptions yearlyIncrease={yearlyIncrease} />
    </section>
  );
};

/** Two stay, and a seventh has no room. */
const isFixed = (id: string, picked: readonly WithOffer[]) =>
  picked.some((offer) => offer.id === id) ? picked.length === FEWEST : picked.length === MOST;

const Assumptions = ({ yearlyIncrease }: { yearlyIncrease: number }) => (
  <div className="grid max-w-[52em] gap-1 text-small text-pretty text-muted-foreground">
    <p className="font-semibold">What the figures until the degree assume</p>
    <ul className="grid list-disc gap-0.5 pl-4">
      <li>
        {yearlyIncrease === 0
          ? 'Costs stay the same each year. They usually rise: set a percent above.'
          : `Costs rise ${yearlyIncrease}% each year. Grants stay the same.`}
      </li>
      <li>
        A grant or scholarship counts again only if the letter says it comes back. Where the letter doesn’t
        say, the lower figure is with it and the higher one without.
      </li>
      <li>Loans are taken again each year, unless the letter says no. Interest is not counted.</li>
      <li>Four years at a four-year college, two at a two-year college. Taking longer costs more.</li>
    </ul>
  </div>
);
