import { type StudentActivityRecord } from '@/api';
import { Badge } from '@/components/ui/basics/badge';
import { Panel } from './panel';

const several = (count: number | null, one: string, many: string) =>
  count !== null && `${count} ${count === 1 ? one : many}`;

const effortWords = ({ yearsParticipated, hoursPerWeek }: StudentActivityRecord) =>
  [several(yearsParticipated, 'year', 'years'), several(hoursPerWeek, 'hour a week', 'hours a week')]
    .filter(Boolean)
    .join(' · ') || 'Time not provided';

export const ActivityList = ({ activities }: { activities: readonly StudentActivityRecord[] }) => (
  <Panel title="Activities" count={activities.length}>
    {activities.length === 0 ? (
      <p className="text-muted-foreground">No activities yet.</p>
    ) : (
      <ul className="grid gap-4">
        {activities.map((activity) => (
          <Activity key={activity.id} activity={activity} />
        ))}
      </ul>
    )}
  </Panel>
);

const Activity = ({ activity }: { activity: StudentActivityRecord }) => (
  <li className="grid gap-1">
    <div className="flex flex-wrap items-center gap-2">
      <h3 className="font-semibold break-words">{activity.activityName}</h3>
      {activity.activityType !== null && <Badge>{activity.activityType}</Badge>}
      {activity.isPaid && <Badge tone="ink">Paid</Badge>}
    </div>
    <p className="text-hint text-muted-foreground">{effortWords(activity)}</p>
    {activity.leadershipRole !== null && <p>Led as {activity.leadershipRole}</p>}
    {activity.description !== null && <p className="break-words">{activity.description}</p>}
    {activity.achievements !== null && (
      <p className="break-words">
        <span className="font-[550]">Achieved:</span> {activity.achievements}
      </p>
    )}
  </li>
);
