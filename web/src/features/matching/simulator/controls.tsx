import { type ListFacts } from '@/api';
import { type StudentFacts } from '#engine';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { NumberSlider } from '@/components/ui/forms/number-slider';
import { Details } from '../list-odds/details';
import { ActivityControls } from './activity-controls';
import { MajorControl } from './major-control';

export type ControlProps = {
  /** The answers as they are tried out. */
  student: StudentFacts;
  onChange: (changes: Partial<StudentFacts>) => void;
};

type ControlsProps = ControlProps & {
  stored: ListFacts['student'];
  major: string;
  onMajor: (name: string, changes: Pick<StudentFacts, 'cipFamily' | 'majorCip4'>) => void;
};

/** Only what a student can still change or decide. */
export const Controls = ({ student, stored, onChange, major, onMajor }: ControlsProps) => (
  <div className="grid gap-5">
    <ScoreControls student={student} stored={stored} onChange={onChange} />
    <GradeControl student={student} onChange={onChange} />
    <MajorControl value={major} stored={stored} onChoose={onMajor} />
    <div className="grid divide-y border-y">
      <Details title="Advanced courses">
        <CourseControls student={student} onChange={onChange} />
      </Details>
      <Details title="Activities and awards">
        <ActivityControls student={student} onChange={onChange} />
      </Details>
    </div>
  </div>
);

const ScoreControls = ({ student, stored, onChange }: ControlProps & { stored: ListFacts['student'] }) => {
  const withholds = student.testPreference === 'Neither';
  const showsAct = stored.actComposite !== null;
  const showsSat = stored.satTotal !== null || !showsAct;

  return (
    <div className="grid gap-3">
      {showsSat && (
        <NumberSlider
          label="SAT total"
          {...(student.satTotal === null ? { hint: 'No score in your profile. Try one out.' } : {})}
          value={student.satTotal}
          onChange={(satTotal) => onChange({ satTotal: 10 * Math.round(satTotal / 10) })}
          min={400}
          max={1600}
          step={10}
          unknownAt={1000}
        />
      )}
      {showsAct && (
        <NumberSlider
          label="ACT composite"
          value={student.actComposite}
          onChange={(actComposite) => onChange({ actComposite: Math.round(actComposite) })}
          min={1}
          max={36}
        />
      )}
      {(student.satTotal !== null || student.actComposite !== null) && (
        <Checkbox
          checked={!withholds}
          onCheckedChange={(sends) => onChange({ testPreference: sends ? sending(stored) : 'Neither' })}
        >
          Send my score where it helps
        </Checkbox>
      )}
    </div>
  );
};

const sending = ({ testPreference }: ListFacts['student']) =>
  testPreference === 'Neither' ? 'Both' : testPreference;

/** Grades that are settled stay visible but cannot be moved. */
const GradeControl = ({ student, onChange }: ControlProps) => {
  const { gpaScale, gradeLevel } = student;
  const weighted = student.unweightedGpa === null && student.weightedGpa !== null;
  const value = weighted ? student.weightedGpa : student.unweightedGpa;
  const label = weighted ? 'Weighted GPA' : 'Unweighted GPA';
  const settled = gradeLevel === '12th' || gradeLevel === 'Graduate';

  if (settled) {
    return (
      <div>
        <p className="flex justify-between gap-3 font-semibold">
          {label} <span className="tabular-nums">{value ?? 'not entered'}</span>
        </p>
        <p className="text-small text-muted-foreground">
          {gradeLevel === 'Graduate' ? 'Your grades are done' : 'By senior year most of your grades are done'}
          , so they stay as they are here.
        </p>
      </div>
    );
  }
  return (
    <NumberSlider
      label={label}
      hint={`On your school’s scale of ${gpaScale === 100 ? '100' : gpaScale.toFixed(1)}.`}
      value={value}
      onChange={(gpa) => onChange(weighted ? { weightedGpa: gpa } : { unweightedGpa: gpa })}
      min={0}
      max={gpaScale + (weighted ? (gpaScale === 100 ? 10 : 1) : 0)}
      step={gpaScale === 100 ? 1 : 0.01}
      unknownAt={0.75 * gpaScale}
    />
  );
};

const COURSES = [
  ['apCoursesTaken', 'AP courses', 20],
  ['honorsCourses', 'Honors courses', 20],
  ['ibHlCount', 'IB higher level courses', 6],
  ['ibSlCount', 'IB standard level courses', 6],
  ['dualEnrollmentCredits', 'Dual enrollment credits', 60],
] as const;

const CourseControls = ({ student, onChange }: ControlProps) => (
  <>
    {COURSES.map(([field, label, most]) => (
      <NumberSlider
        key={field}
        label={label}
        value={student[field]}
        onChange={(count) => onChange({ [field]: Math.round(count) })}
        min={0}
        max={Math.max(most, student[field] ?? 0)}
      />
    ))}
  </>
);
