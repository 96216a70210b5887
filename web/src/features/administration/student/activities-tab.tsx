import { type StudentBundle } from '@/api';
import { ActivityList } from './activity-list';
import { answerWords, listWords } from './answer-words';
import { Fact, Facts } from './facts';
import { LeadershipList } from './leadership-list';
import { Panel } from './panel';
import { StudentPart } from './student-part';

export const ActivitiesTab = ({ userId }: { userId: string }) => (
  <StudentPart userId={userId}>
    {(student) => (
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <ActivityList activities={student.activities} />
        <LeadershipList roles={student.leadershipRoles} />
        <Counts student={student} />
        <Preferences preferences={student.collegePreferences} />
      </div>
    )}
  </StudentPart>
);

const Counts = ({ student }: { student: StudentBundle }) => (
  <Panel title="Achievements">
    <Facts>
      <Fact label="Activity impacts">{String(student.activityImpacts.length)}</Fact>
      <Fact label="Portfolio items">{String(student.portfolioItems.length)}</Fact>
      <Fact label="Awards">{String(student.awards.length)}</Fact>
      <Fact label="Research projects">{String(student.researchProjects.length)}</Fact>
    </Facts>
  </Panel>
);

type PreferencesProps = { preferences: StudentBundle['collegePreferences'] };

const Preferences = ({ preferences }: PreferencesProps) => (
  <Panel title="College preferences">
    <Facts>
      <Fact label="School size">{answerWords(preferences?.schoolSize ?? null)}</Fact>
      <Fact label="Setting">{answerWords(preferences?.schoolSetting ?? null)}</Fact>
      <Fact label="Max distance from home">{milesWords(preferences?.maxDistanceFromHome ?? null)}</Fact>
      <Fact label="Preferred regions">{listWords(preferences?.preferredRegions ?? null)}</Fact>
    </Facts>
  </Panel>
);

const milesWords = (miles: number | null) =>
  miles === null ? answerWords(null) : `${miles.toLocaleString('en-US')} miles`;
