import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type IbCourse, type NewIbCourse } from '@/api';
import { OneOf, Text, WholeNumber } from '../../fields/form-fields';
import { askForAcademicProfile } from './course-failure';
import {
  examSessions,
  IbForm,
  ibCourseOf,
  ibCourseView,
  ibGrades,
  ibLevels,
  ibStatuses,
  storedIbCourse,
} from './ib-course';
import { RowForm } from './row-form';
import { RowList } from './row-list';
import { useIbCourses } from './use-ib-courses';
import { type Rows } from './use-open-row';

type IbCourseListProps = { rows: Rows; courses: readonly IbCourse[]; hasAcademicProfile: boolean };

export const IbCourseList = ({ rows, courses, hasAcademicProfile }: IbCourseListProps) => {
  const { save, remove } = useIbCourses();

  return (
    <RowList
      rows={rows}
      list="ib"
      heading="IB courses"
      lead="Up to six of each level. List them all, because both counts follow this list."
      addLabel="Add an IB course"
      items={courses}
      viewOf={ibCourseView}
      firstField="subject"
      refuseToAdd={hasAcademicProfile ? undefined : askForAcademicProfile}
      onRemove={(course) => void remove(course, courses.indexOf(course))}
      formOf={(course) => <IbRowForm rows={rows} course={course} save={save} />}
    />
  );
};

type IbRowFormProps = {
  rows: Rows;
  course: IbCourse | undefined;
  save: (base: IbCourse | undefined, course: NewIbCourse) => Promise<void>;
};

const IbRowForm = ({ rows, course, save }: IbRowFormProps) => {
  const [base] = useState(course);
  const stored = storedIbCourse(base);
  const form = useForm<IbForm>({
    resolver: zodResolver(IbForm),
    shouldFocusError: false, // the summary takes the focus
    defaultValues: { ...stored, ...rows.typed },
  });
  const status = useWatch({ control: form.control, name: 'status' });

  return (
    <RowForm
      rows={rows}
      row={{ list: 'ib', id: course?.id ?? null }}
      form={form}
      heading={course ? `Edit ${course.subject}` : 'Add an IB course'}
      saveLabel={course ? 'Save changes' : 'Add course'}
      stored={stored}
      required={['subject', 'level']}
      save={(values) => save(base, ibCourseOf(values))}
    >
      <Text name="subject" label="Subject" hint="Such as Physics or Spanish B." required />
      <OneOf name="level" label="Level" options={ibLevels} required />
      <OneOf name="status" label="Status" options={ibStatuses} />
      <div className="grid gap-6 md:grid-cols-2">
        <OneOf name="yearTaken" label="Grade" hint="When you take it." options={ibGrades} />
        <OneOf name="examSession" label="Exam session" options={examSessions} />
      </div>
      <div className="grid gap-6 md:grid-cols-2">
        <WholeNumber name="predictedScore" label="Predicted score" hint="0-7" />
        {status === 'Completed' && <WholeNumber name="finalScore" label="Final score" hint="0-7" />}
      </div>
    </RowForm>
  );
};
