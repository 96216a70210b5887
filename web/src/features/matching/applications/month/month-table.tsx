import { type DatedEntry } from './dated-entries';
import { DayCell } from './day-cell';
import { type Month, monthOf, monthWords, weeksOf } from './month-grid';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

type MonthTableProps = { month: Month; today: string; onDay: ReadonlyMap<string, readonly DatedEntry[]> };

/** For wide screens; on phones the list below says the same. */
export const MonthTable = ({ month, today, onDay }: MonthTableProps) => (
  <table className="w-full table-fixed border-collapse overflow-hidden rounded-lg bg-card max-md:hidden">
    <caption className="sr-only">{monthWords(month)}</caption>
    <thead>
      <tr>
        {WEEKDAYS.map((weekday) => (
          <th
            key={weekday}
            scope="col"
            abbr={weekday}
            className="border px-2 py-1.5 text-left text-small font-semibold text-muted-foreground"
          >
            {weekday.slice(0, 3)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {weeksOf(month).map((week) => (
        <tr key={week[0]}>
          {week.map((day) => (
            <DayCell
              key={day}
              day={day}
              isInMonth={monthOf(day) === month}
              isToday={day === today}
              entries={onDay.get(day) ?? []}
            />
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
