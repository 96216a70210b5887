import { dollars } from '@/lib/words/figures';
import { today } from '@/lib/words/today';
import { type CollegeByLink, type RoundByLink, type Words } from './words';

const HUNDRED = 100;
const rounded = (amount: number) => dollars(Math.round(amount / HUNDRED) * HUNDRED);

type RowProps = { college: CollegeByLink; words: Words };

export const CollegeByLinkRow = ({ college, words }: RowProps) => (
  <li className="grid gap-x-5 gap-y-2 px-4.5 py-4 md:grid-cols-3 print:break-inside-avoid print:grid-cols-3 print:px-0 print:py-1.5">
    <div>
      <p className="font-semibold wrap-anywhere">{college.name}</p>
      <p className="text-hint text-muted-foreground">{college.location}</p>
    </div>
    <div className="grid content-start gap-2">
      {college.rounds.length === 0 ? (
        <p className="text-hint text-muted-foreground">{words.notBegun}</p>
      ) : (
        college.rounds.map((round) => (
          <RoundDate key={`${round.applicationType} ${round.plan ?? ''}`} round={round} words={words} />
        ))
      )}
    </div>
    <Prices college={college} words={words} />
  </li>
);

const isPast = ({ deadline: { date } }: RoundByLink) => date !== null && date < today();

/** A date never stands alone: where it comes from is told with it. */
const RoundDate = ({ round, words }: { round: RoundByLink; words: Words }) => {
  const lastCycle = words.lastCycle(round);

  return (
    <div>
      <p>
        <span className="font-semibold">
          {round.deadline.date === null ? words.noDate : words.day(round.deadline.date)}
        </span>
        <span className="block text-hint">{words.round(round)}</span>
      </p>
      {isPast(round) && <p className="text-hint text-reach-text">{words.passed}</p>}
      <p className="text-hint text-pretty text-muted-foreground">
        {words.note(round)} {lastCycle}
      </p>
    </div>
  );
};

const Prices = ({ college: { fullPrice, familyPrice }, words }: RowProps) =>
  familyPrice === null ? (
    <div className="text-hint tabular-nums">
      <p>{publishedWords(fullPrice, words)}</p>
      {fullPrice.fromElsewhere !== null && <p>{words.fromElsewhere(fullPrice.fromElsewhere)}</p>}
    </div>
  ) : (
    <div className="text-hint tabular-nums">
      <p className="font-semibold">{afterAidWords(familyPrice, words)}</p>
      <p className="text-muted-foreground">
        {familyPrice.fullPrice === null ? words.noFullPrice : words.fullPrice(familyPrice.fullPrice)}
      </p>
    </div>
  );

const publishedWords = ({ amount, fromElsewhere }: CollegeByLink['fullPrice'], words: Words) => {
  if (amount === null) return words.noFullPrice;
  return fromElsewhere === null ? words.fullPrice(amount) : words.ofResidents(amount);
};

const afterAidWords = ({ amount, isAverage }: NonNullable<CollegeByLink['familyPrice']>, words: Words) => {
  if (amount === null) return words.noFamilyPrice;
  return isAverage ? words.averagePrice(rounded(amount)) : words.familyPrice(rounded(amount));
};
