import { type LeadershipRecord } from '@/api';
import { Badge } from '@/components/ui/basics/badge';
import { timeWords } from './answer-words';
import { Panel } from './panel';

/** Worth a second look. */
const WIDE_LEVELS: readonly LeadershipRecord['level'][] = ['National', 'International'];

export const LeadershipList = ({ roles }: { roles: readonly LeadershipRecord[] }) => (
  <Panel title="Leadership positions" count={roles.length}>
    {roles.length === 0 ? (
      <p className="text-muted-foreground">No leadership positions yet.</p>
    ) : (
      <ul className="grid gap-4">
        {roles.map((role) => (
          <Role key={role.id} role={role} />
        ))}
      </ul>
    )}
  </Panel>
);

const Role = ({ role }: { role: LeadershipRecord }) => (
  <li className="grid gap-1">
    <div className="flex flex-wrap items-center gap-2">
      <h3 className="font-semibold break-words">{role.positionTitle}</h3>
      {role.level !== null && <Level level={role.level} />}
    </div>
    <p className="text-hint text-muted-foreground">
      {role.organizationName} · {timeWords(role.startDate, role.endDate)}
    </p>
    {[role.description, role.responsibilities, role.achievements, role.impact].map(
      (text, part) =>
        text !== null && (
          <p key={part} className="break-words">
            {text}
          </p>
        ),
    )}
  </li>
);

const Level = ({ level }: { level: NonNullable<LeadershipRecord['level']> }) =>
  WIDE_LEVELS.includes(level) ? (
    <Badge className="bg-highlight text-highlight-foreground">{level}</Badge>
  ) : (
    <Badge>{level}</Badge>
  );
