import { AccountHome } from '@/features/identity/account-home';
import { AddStudent, LinkedStudents } from '@/features/identity/linked-students/linked-students';
import { CaseloadScreen } from '@/features/matching/caseload/caseload-screen';
import { NextDate } from '@/features/matching/next-dates/next-date';
import { NextDatesSection } from '@/features/matching/next-dates/next-dates';

type AdultHomeProps = { role: 'parent' | 'counselor'; firstName: string };

/** A counselor looks over many students, a parent at a few. */
const AdultHome = ({ role, firstName }: AdultHomeProps) => (
  <AccountHome role={role} firstName={firstName}>
    {role === 'counselor' ? (
      <>
        <CaseloadScreen />
        <AddStudent />
      </>
    ) : (
      <>
        <LinkedStudents detail={(studentId) => <NextDate studentId={studentId} />} />
        <NextDatesSection />
      </>
    )}
  </AccountHome>
);

export default AdultHome;
