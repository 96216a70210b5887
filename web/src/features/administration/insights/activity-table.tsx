import { type StudentInsights } from '@/api';
import { ACTIVITY_NAMES, weekText } from './activity-words';

const cell = 'px-2 py-1.5 text-right tabular-nums';

export const ActivityTable = ({ weeks, activity }: Pick<StudentInsights, 'weeks' | 'activity'>) => (
  <details>
    <summary className="w-fit cursor-pointer text-interface font-semibold">Show as a table</summary>
    <div
      className="mt-3 overflow-x-auto"
      tabIndex={0}
      role="region"
      aria-label="Activity by week, as a table"
    >
      <table className="w-full text-hint">
        <thead>
          <tr className="border-b">
            <th scope="col" className="px-2 py-1.5 text-left">
              Week of
            </th>
            {activity.map(({ kind }) => (
              <th key={kind} scope="col" className={cell}>
                {ACTIVITY_NAMES[kind]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((day, week) => (
            <tr key={day} className="border-b last:border-0">
              <th scope="row" className="px-2 py-1.5 text-left font-normal whitespace-nowrap">
                {weekText(day)}
              </th>
              {activity.map(({ kind, perWeek }) => (
                <td key={kind} className={cell}>
                  {perWeek[week]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
);
