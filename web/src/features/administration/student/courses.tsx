import { type CourseRecord, type IbCourseRecord } from '@/api';
import { Badge } from '@/components/ui/basics/badge';
import { Panel } from './panel';

type CoursesProps = { courses: readonly CourseRecord[]; ibCourses: readonly IbCourseRecord[] };

/** The advanced courses the student listed by name. */
export const Courses = ({ courses, ibCourses }: CoursesProps) => {
  const count = courses.length + ibCourses.length;
  if (count === 0) return null;

  return (
    <div className="lg:col-span-2">
      <Panel title="Courses listed" count={count}>
        <ul className="grid gap-2 md:grid-cols-2">
          {courses.map(({ id, courseName, subject, courseType, isTaken }) => (
            <Course
              key={id}
              name={courseName}
              about={`${subject} · ${courseType}`}
              state={isTaken ? 'Taken' : 'Planned'}
            />
          ))}
          {ibCourses.map(({ id, subject, level, status, finalScore, predictedScore }) => (
            <Course
              key={id}
              name={`IB ${subject} ${level}`}
              about={scoreOf(finalScore, predictedScore)}
              state={status}
            />
          ))}
        </ul>
      </Panel>
    </div>
  );
};

const scoreOf = (final: number | null, predicted: number | null) => {
  if (final !== null) return `Final score ${final}`;
  return predicted === null ? 'No score yet' : `Predicted score ${predicted}`;
};

const Course = ({ name, about, state }: { name: string; about: string; state: string }) => (
  <li className="flex items-start gap-3">
    <div className="min-w-0">
      <p className="font-[550] break-words">{name}</p>
      <p className="text-hint text-muted-foreground">{about}</p>
    </div>
    <Badge className="ml-auto">{state}</Badge>
  </li>
);
