import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { type Application } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { today } from '../shared/day-words';
import { byDay, entriesOf, undatedOf } from './dated-entries';
import { DatesToCheck } from './dates-to-check';
import { isMonth, monthAfter, monthOf, monthWords } from './month-grid';
import { MonthList } from './month-list';
import { MonthTable } from './month-table';

/** The deadlines and dated tasks of one month; the month is in the address. */
export const MonthView = ({ applications }: { applications: readonly Application[] }) => {
  const [address, setAddress] = useSearchParams();
  const asked = address.get('month');
  const now = today();
  const month = isMonth(asked) ? asked : monthOf(now);
  const entries = entriesOf(applications);
  const inMonth = entries.filter(({ day }) => monthOf(day) === month);
  const undated = undatedOf(applications);
  const show = (next: string) =>
    setAddress({ view: 'month', month: next }, { replace: true, preventScrollReset: true });

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="outline"
          square
          aria-label="Previous month"
          icon={<ChevronLeft className="size-[1em]" />}
          onClick={() => show(monthAfter(month, -1))}
        />
        <h2 aria-live="polite" className="min-w-44 text-center text-section">
          {monthWords(month)}
        </h2>
        <Button
          variant="outline"
          square
          aria-label="Next month"
          icon={<ChevronRight className="size-[1em]" />}
          onClick={() => show(monthAfter(month, 1))}
        />
        {month !== monthOf(now) && (
          <Button variant="ghost" onClick={() => show(monthOf(now))}>
            This month
          </Button>
        )}
      </div>
      <p className="text-hint text-muted-foreground">
        A dashed edge means the date is usual or published, or not checked yet. Check it on the college’s
        page.
      </p>
      <MonthTable month={month} today={now} onDay={byDay(entries)} />
      <MonthList entries={inMonth} today={now} />
      {undated.length > 0 && <DatesToCheck applications={undated} />}
    </div>
  );
};
