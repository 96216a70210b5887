import { type ListOdds } from '#engine';
import { ofHundred } from './odds-words';

/** What the figures assume, and how much depends on it. */
const HowOddsWork = ({ odds, several }: { odds: ListOdds; several: boolean }) => (
  <div className="grid max-w-[44em] gap-2.5 text-hint text-pretty text-muted-foreground">
    <p>
      Colleges judge the same student, so answers go together: essays, recommendations and your school are the
      same everywhere. If one college says no, a no from the next is a little likelier. That’s why ten even
      chances don’t add up to a certain yes.
    </p>
    <p>
      We assume that these make up about 30% of what decides, and more while parts of your profile are empty.
      It’s a judgment{several && sensitivity(odds)}.
    </p>
    <p>
      “Can pay for” compares your family’s budget with what families with an income like yours paid last year,
      on average. Your own price may differ by thousands: run each college’s own calculator.
    </p>
    <p>
      A chance is a share of students who look like this on paper, not a verdict. Even “98%+” means that some
      are refused. A list without a safe college your family can pay for is not finished.
    </p>
  </div>
);

const sensitivity = ({ ifLessShared, ifMoreShared }: ListOdds) =>
  `, so here is how much hangs on it. If it were 15%: ${ofHundred(ifLessShared)}. If it were half: ${ofHundred(ifMoreShared)}`;

export default HowOddsWork;
