import { type ReactNode } from 'react';
import { type SharedOffer } from '@/api';
import { type AidWords } from './aid-words';

type SharedFiguresProps = { offer: SharedOffer; firstName: string; words: AidWords };

/** What a year and a degree cost by this offer. Loans and work stand below the price, never among the gifts. */
export const SharedFigures = ({ offer: { year, program }, firstName, words }: SharedFiguresProps) => {
  const least = (amount: number) =>
    year.isLowerBound ? words.atLeast(words.dollars(amount)) : words.dollars(amount);
  const { netPrice, netPriceIfGiftsContinue, years } = program;
  const isRange = netPrice !== netPriceIfGiftsContinue;

  return (
    <dl className="grid gap-x-6 gap-y-3.5 md:grid-cols-2 lg:grid-cols-3">
      <Figure label={words.youPay} note={words.youPayNote} strong>
        {year.netPrice === null ? words.unknown : least(year.netPrice)}
      </Figure>
      <Figure
        label={words.youPayWhole(years)}
        note={[years < 4 && words.wholeShort, isRange && words.rangeNote, words.wholeNote]
          .filter(Boolean)
          .join(' ')}
        strong
      >
        {netPrice === null || netPriceIfGiftsContinue === null
          ? words.unknown
          : isRange
            ? words.range(least(netPriceIfGiftsContinue), words.dollars(netPrice))
            : least(netPrice)}
      </Figure>
      <Figure label={words.cost}>{year.cost === null ? words.notInLetter : least(year.cost)}</Figure>
      <Figure label={words.gifts} note={words.giftsNote}>
        {words.dollars(year.giftAid)}
      </Figure>
      {year.studentLoans > 0 && (
        <Figure
          label={words.studentLoans(firstName)}
          note={words.borrowed(words.dollars(program.studentBorrows), years)}
        >
          {words.dollars(year.studentLoans)}
        </Figure>
      )}
      {year.parentLoans > 0 && (
        <Figure
          label={words.parentLoans}
          note={words.borrowedByParent(words.dollars(program.parentsBorrow), years)}
        >
          {words.dollars(year.parentLoans)}
        </Figure>
      )}
      {year.workStudy > 0 && (
        <Figure label={words.work} note={words.workNote}>
          {words.dollars(year.workStudy)}
        </Figure>
      )}
      {year.unclearAid > 0 && (
        <Figure label={words.unclearAid} note={words.unclearAidNote}>
          {words.dollars(year.unclearAid)}
        </Figure>
      )}
      {year.leftToPay !== null && year.leftToPay !== year.netPrice && (
        <Figure label={words.left} note={words.leftNote}>
          {least(year.leftToPay)}
        </Figure>
      )}
    </dl>
  );
};

type FigureProps = { label: string; note?: string; strong?: boolean; children: ReactNode };

const Figure = ({ label, note, strong = false, children }: FigureProps) => (
  <div className="grid content-start">
    <dt className="text-hint text-muted-foreground">{label}</dt>
    <dd className="tabular-nums first-letter:uppercase">
      <span className={strong ? 'text-section font-[650]' : 'text-title'}>{children}</span>
      {note !== undefined && note !== '' && (
        <span className="block text-small text-pretty text-muted-foreground">{note}</span>
      )}
    </dd>
  </div>
);
