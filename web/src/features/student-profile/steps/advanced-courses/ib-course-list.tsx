import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type IbCourse, type NewIbCourse } from '@/api';
import { getAcademicProfileQueryKey, listIbCoursesQueryKey } from '@/api/@tanstack/react-query.gen';
import { listIbCoursesOptions } from '@/api/queries/student-profile.gen';
import { enteredOnly, type EntryCalls } from '../../activities/entries/entry';
import { useEntries } from '../../activities/entries/use-entries';
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
import { type Rows } from './use-open-row';

const words = { title: 'IB Course', subject: 'IB course' };

const useIbCourseCalls = (): EntryCalls<IbCourse, NewIbCourse> => ({
  list: useQuery(listIbCoursesOptions()),
  key: listIbCoursesQueryKey(),
  path: '/api/ib-courses',
  alsoRead: getAcademicProfileQueryKey(), // carries the counts
  entered: (item) => ({ ...item, ...enteredOnly }),
});

type IbCourseListProps = { rows: Rows; hasAcademicProfile: boolean };

export const IbCourseList = ({ rows, hasAcademicProfile }: IbCourseListProps) => {
  const calls = useIbCourseCalls();
  const { save, remove, question } = useEntries(calls, words);

  return (
    <>
      <RowList
        rows={rows}
        list="ib"
        heading="IB courses"
        lead="Up to six of each level. List them all, because both counts follow this list."
        addLabel="Add an IB course"
        items={calls.list.data ?? []}
        viewOf={ibCourseView}
        firstField="subject"
        refuseToAdd={hasAcademicProfile ? undefined : askForAcademicProfile}
        onRemove={(course) => void remove(course, course.subject)}
        formOf={(course) => <IbRowForm rows={rows} course={course} save={save} />}
      />
      {question}
    </>
  );
};

type IbRowFormProps = {
  rows: Rows;
  course: IbCourse | undefined;
  save: (base: IbCourse | undefined, course: NewIbCourse) => Promise<unknown>;
};

const IbRowForm = ({ rows, course, save }: IbRowFormProps) => {
  const [base] = useState(() => rows.startedFrom(course ?? null));
  const stored = storedIbCourse(base ?? undefined);
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
      base={base}
      save={(values) => save(base ?? undefined, ibCourseOf(values))}
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
