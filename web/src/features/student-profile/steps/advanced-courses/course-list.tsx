import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type AcademicProfile, type DetailedCourse } from '@/api';
import { OneOf, Text } from '../../fields/form-fields';
import { courseListsOf } from '../../saving/course-lists';
import {
  type Course,
  CourseForm,
  courseOf,
  courseSubjects,
  courseTypes,
  courseView,
  storedCourse,
} from './course';
import { askForAcademicProfile } from './course-failure';
import { RowForm } from './row-form';
import { RowList } from './row-list';
import { useCourseLists } from './use-course-lists';
import { type Rows } from './use-open-row';

const words = {
  taken: {
    heading: 'Courses taken',
    lead: 'Finished or this year: AP, honors and IB. List them all, because the count of AP courses taken follows this list.',
    add: 'Add a course taken',
  },
  planned: {
    heading: 'Courses planned',
    lead: 'Before you graduate. The count of AP courses planned follows this list.',
    add: 'Add a course planned',
  },
} as const;

type CourseListProps = { rows: Rows; list: 'taken' | 'planned'; academic: AcademicProfile | null };

export const CourseList = ({ rows, list, academic }: CourseListProps) => {
  const { save, remove, question } = useCourseLists(academic?.id ?? '');
  const base = courseListsOf(academic ? [...academic.coursesTaken, ...academic.coursesPlanned] : []);
  const courses = (list === 'taken' ? academic?.coursesTaken : academic?.coursesPlanned) ?? [];
  const { heading, lead, add } = words[list];

  return (
    <>
      <RowList
        rows={rows}
        list={list}
        heading={heading}
        lead={lead}
        addLabel={add}
        items={courses}
        viewOf={courseView}
        firstField="courseName"
        refuseToAdd={academic === null ? askForAcademicProfile : undefined}
        onRemove={(course) => void remove(course, courses.indexOf(course))}
        formOf={(course) => (
          <CourseRowForm
            rows={rows}
            list={list}
            course={course}
            heading={course ? `Edit ${course.courseName}` : add}
            now={base}
            save={(startedFrom, entered) => save(startedFrom, course?.id ?? null, list === 'taken', entered)}
          />
        )}
      />
      {question}
    </>
  );
};

type Lists = ReturnType<typeof courseListsOf>;

type CourseRowFormProps = {
  rows: Rows;
  list: 'taken' | 'planned';
  course: DetailedCourse | undefined;
  heading: string;
  /** Both lists as they are stored. */
  now: Lists;
  save: (startedFrom: Lists, course: Course) => Promise<unknown>;
};

const CourseRowForm = ({ rows, list, course, heading, now, save }: CourseRowFormProps) => {
  const [base] = useState(() => rows.startedFrom(now));
  const stored = storedCourse(course);
  const form = useForm<CourseForm>({
    resolver: zodResolver(CourseForm),
    shouldFocusError: false, // the summary takes the focus
    defaultValues: { ...stored, ...rows.typed },
  });

  return (
    <RowForm
      rows={rows}
      row={{ list, id: course?.id ?? null }}
      form={form}
      heading={heading}
      saveLabel={course ? 'Save changes' : 'Add course'}
      stored={stored}
      required={['courseName', 'subject', 'courseType']}
      base={base}
      save={(values) => save(base, courseOf(values))}
    >
      <Text name="courseName" label="Course name" hint="Such as AP Calculus BC." required />
      <OneOf name="subject" label="Subject" options={courseSubjects} required />
      <OneOf name="courseType" label="Type" options={courseTypes} required />
    </RowForm>
  );
};
