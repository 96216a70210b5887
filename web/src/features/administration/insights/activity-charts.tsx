import { type StudentInsights } from '@/api';
import { Panel } from '../student/panel';
import { ActivityTable } from './activity-table';
import { ACTIVITY_NAMES, chartSentence, sumOf, weekText } from './activity-words';
import { WeekBars } from './week-bars';

type ActivityChartsProps = Pick<StudentInsights, 'weeks' | 'activity'>;

/** Small charts of the same weeks, one for each thing that is recorded, and the same figures as a table. */
export const ActivityCharts = ({ weeks, activity }: ActivityChartsProps) => (
  <Panel title="Activity by week">
    <ul className="grid gap-x-6 gap-y-5 md:grid-cols-2">
      {activity.map((each) => (
        <li key={each.kind} className="grid gap-1.5">
          <p className="flex items-baseline justify-between gap-3">
            <span className="font-semibold">{ACTIVITY_NAMES[each.kind]}</span>
            <span className="text-hint text-muted-foreground tabular-nums">
              {sumOf(each.perWeek)} in total
            </span>
          </p>
          <WeekBars perWeek={each.perWeek} sentence={chartSentence(each, weeks)} />
          <p aria-hidden className="flex justify-between text-small text-muted-foreground tabular-nums">
            <span>{weekText(weeks[0] ?? '')}</span>
            <span>{weekText(weeks.at(-1) ?? '')}</span>
          </p>
        </li>
      ))}
    </ul>
    <p className="text-hint text-muted-foreground">
      The last 12 weeks, from Monday. Each chart has its own scale. Saved colleges, essays and messages that
      the student removed are not counted.
    </p>
    <ActivityTable weeks={weeks} activity={activity} />
  </Panel>
);
