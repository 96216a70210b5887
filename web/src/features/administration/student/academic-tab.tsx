import { type AcademicRecord } from '@/api';
import { answerWords, rankWords, scoreWords, yesOrNoWords } from './answer-words';
import { Courses } from './courses';
import { Fact, Facts } from './facts';
import { NOTHING_ACADEMIC } from './nothing-academic';
import { Panel } from './panel';
import { StudentPart } from './student-part';

export const AcademicTab = ({ userId }: { userId: string }) => (
  <StudentPart userId={userId}>
    {({ academicProfile, detailedCourses, ibCourses }) => {
      const academic = academicProfile ?? NOTHING_ACADEMIC;
      return (
        <div className="grid gap-5 lg:grid-cols-2">
          <Grades academic={academic} />
          <Tests academic={academic} />
          <School academic={academic} />
          <Rigor academic={academic} />
          <Courses courses={detailedCourses} ibCourses={ibCourses} />
        </div>
      );
    }}
  </StudentPart>
);

type PartProps = { academic: AcademicRecord };

const Grades = ({ academic }: PartProps) => (
  <Panel title="Grades">
    <Facts>
      <Fact label={`GPA, unweighted (${academic.gpaScale} scale)`}>
        {answerWords(academic.unweightedGpa)}
      </Fact>
      <Fact label="GPA, weighted">{answerWords(academic.weightedGpa)}</Fact>
      <Fact label="Class rank">{rankWords(academic.classRank, academic.classSize)}</Fact>
      <Fact label="Grade level">{answerWords(academic.currentGradeLevel)}</Fact>
    </Facts>
  </Panel>
);

const Tests = ({ academic }: PartProps) => (
  <Panel title="Test scores">
    <Facts>
      <Fact label="SAT total">{scoreWords(academic.satTotal, 1600)}</Fact>
      {academic.satTotal !== null && (
        <Fact label="SAT sections">
          {`Math ${answerWords(academic.satMath)}\nReading and writing ${answerWords(academic.satReadingWriting)}`}
        </Fact>
      )}
      <Fact label="ACT composite">{scoreWords(academic.actComposite, 36)}</Fact>
      {academic.actComposite !== null && (
        <Fact label="ACT sections">
          {`English ${answerWords(academic.actEnglish)}\nMath ${answerWords(academic.actMath)}\nReading ${answerWords(academic.actReading)}\nScience ${answerWords(academic.actScience)}`}
        </Fact>
      )}
      <Fact label="Sends scores of">{answerWords(academic.testPreference)}</Fact>
    </Facts>
  </Panel>
);

const School = ({ academic }: PartProps) => (
  <Panel title="School">
    <Facts>
      <Fact label="School" wide>
        {answerWords(academic.schoolName)}
      </Fact>
      <Fact label="State">{answerWords(academic.schoolState)}</Fact>
      <Fact label="Type">{answerWords(academic.schoolType)}</Fact>
      <Fact label="Graduation year">{answerWords(academic.graduationYear)}</Fact>
    </Facts>
  </Panel>
);

const Rigor = ({ academic }: PartProps) => (
  <Panel title="Course rigor">
    <Facts>
      <Fact label="AP courses taken">{answerWords(academic.apCoursesTaken)}</Fact>
      <Fact label="AP courses planned">{answerWords(academic.apCoursesPlanned)}</Fact>
      <Fact label="IB program">{yesOrNoWords(academic.ibProgram)}</Fact>
      <Fact label="Honors courses">{answerWords(academic.honorsCourses)}</Fact>
      <Fact label="Dual enrollment credits">{answerWords(academic.dualEnrollmentCredits)}</Fact>
    </Facts>
  </Panel>
);
