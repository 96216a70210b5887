import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { type AcademicProfile, type DetailedCourse } from '@/api';
import { OneOf, Text } from '../../fields/form-fields';
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
  const { save, remove } = useCourseLists(academic?.id ?? '');
  const courses = (list === 'taken' ? academic?.coursesTaken : academic?.coursesPlanned) ?? [];
  const { heading, lead, add } = words[list];

  return (
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
          save={(entered) => save(course?.id ?? null, list === 'taken', entered)}
        />
      )}
    />
  );
};

type CourseRowFormProps = {
  rows: Rows;
  list: 'taken' | 'planned';
  course: DetailedCourse | undefined;
  heading: string;
  save: (course: Course) => Promise<void>;
};

const CourseRowForm = ({ rows, list, course, heading, save }: CourseRowFormProps) => {
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
      save={(values) => save(courseOf(values))}
    >
      <Text name="courseName" label="Course name" hint="Such as AP Calculus BC." required />
      <OneOf name="subject" label="Subject" options={courseSubjects} required />
      <OneOf name="courseType" label="Type" options={courseTypes} required />
    </RowForm>
  );
};
