import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type FamilyPrice, type MoneyOfStudent, type ParentInputs } from '@/api';
import { type Words } from './words';

type PriceListProps = { money: MoneyOfStudent; words: Words };

/** A year at each college on the list: by the parent's figures, and by the student's where they are shared. */
export const PriceList = ({ money, words }: PriceListProps) => {
  const { own, firstName, colleges, pricesDescribe } = money;

  return (
    <section aria-labelledby="prices" className="grid gap-3">
      <h2 id="prices" className="text-section">
        {words.prices}
      </h2>
      <p className="max-w-[44em] text-pretty text-muted-foreground">
        {own === null ? words.pricesWhyCounselor : words.pricesWhy}
      </p>
      {colleges.length === 0 ? (
        <p className="text-muted-foreground">{words.noColleges(firstName)}</p>
      ) : (
        <>
          <ul className="divide-y overflow-hidden rounded-lg border bg-card shadow-card">
            {colleges.map((college) => (
              <PricedCollege key={college.id} college={college} money={money} words={words} />
            ))}
          </ul>
          <p className="max-w-[52em] text-small text-pretty text-muted-foreground">
            {words.source(pricesDescribe)} {words.ask}
          </p>
        </>
      )}
    </section>
  );
};

type PricedCollegeProps = PriceListProps & { college: MoneyOfStudent['colleges'][number] };

const PricedCollege = ({
  college: { id, name, location, ownPrice, studentPrice },
  money: { own, firstName },
  words,
}: PricedCollegeProps) => (
  <li className="grid gap-3 px-4.5 py-4 md:grid-cols-[2fr_3fr] md:gap-5">
    <div className="min-w-0">
      <Link to={`/colleges/${id}`} className="font-semibold wrap-anywhere hover:underline">
        {name}
      </Link>
      <span className="block text-hint text-muted-foreground">{location}</span>
    </div>
    <dl className="grid content-start gap-3 md:grid-cols-2">
      {own !== null && ownPrice !== null && (
        <Price label={ownLabel(own, ownPrice, words)} price={ownPrice} words={words}>
          <AgainstMost price={ownPrice} own={own} words={words} />
        </Price>
      )}
      {studentPrice !== null && (
        <Price
          label={
            studentPrice.kind === 'average' ? words.averageForStudent(firstName) : words.byStudent(firstName)
          }
          price={studentPrice}
          words={words}
        />
      )}
    </dl>
  </li>
);

const ownLabel = ({ incomeRange }: ParentInputs, { kind }: FamilyPrice, words: Words) => {
  if (kind === 'for-your-income') return words.byYou;
  return incomeRange === null || incomeRange === 'prefer not to answer'
    ? words.averageForNow
    : words.onlyAverage;
};

type PriceProps = { label: string; price: FamilyPrice; words: Words; children?: ReactNode };

const Price = ({ label, price, words, children }: PriceProps) => (
  <div className="grid content-start gap-0.5">
    <dt className="text-hint text-pretty text-muted-foreground">{label}</dt>
    <dd className="tabular-nums">
      <span className="font-semibold">{words.price(price)}</span>
      <span className="block text-small text-muted-foreground">{words.fullPrice(price)}</span>
      {children}
    </dd>
  </div>
);

const AgainstMost = ({
  price: { amount },
  own: { mostAYear },
  words,
}: {
  price: FamilyPrice;
  own: ParentInputs;
  words: Words;
}) => {
  if (amount === null || mostAYear === null) return null;
  const difference = amount - mostAYear;
  return (
    <span className="block text-small font-semibold first-letter:uppercase">
      {difference <= 0 ? words.within(mostAYear) : words.above(difference, mostAYear)}
    </span>
  );
};
