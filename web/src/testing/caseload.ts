import { type Caseload, type DueDate } from '@/api';

export const aDueDate = (but: Partial<DueDate> = {}): DueDate => ({
  applicationId: '01990000-0000-7000-8000-0000000000a1',
  collegeId: 204796,
  collegeName: 'Ohio State University',
  applicationType: 'Regular Decision',
  plan: null,
  item: null,
  day: '2099-01-01',
  kind: 'usual',
  note: 'Usual date, check the college.',
  items: 9,
  itemsDone: 4,
  ...but,
});

type Student = Caseload['students'][number];

export const aStudent = (
  but: Partial<Omit<Student, 'progress'>> = {},
  progress: Partial<NonNullable<Student['progress']>> | null = {},
): Student => ({
  studentId: '01990000-0000-7000-8000-0000000000b1',
  firstName: 'Maya',
  lastName: 'Lin',
  sharesAnything: true,
  gradeLevel: '12th',
  progress: progress && {
    savedColleges: 8,
    applications: 3,
    applicationsSent: 1,
    next: aDueDate(),
    missed: 0,
    isDueSoon: false,
    isStalled: false,
    ...progress,
  },
  ...but,
});

export const aCaseload = (students: Student[], but: Partial<Caseload> = {}): Caseload => ({
  students,
  page: 1,
  pageSize: 25,
  total: students.length,
  counts: { all: students.length, 'due-soon': 0, stalled: 0, 'no-application': 0 },
  ...but,
});
