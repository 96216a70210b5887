import { EssaysToComment } from '@/features/essays/to-comment/essays-to-comment';
import { useEssaysToComment } from '@/features/essays/to-comment/use-essays-to-comment';
import { AccountHome } from '@/features/identity/account-home';
import { AddStudent, LinkedStudents } from '@/features/identity/linked-students/linked-students';
import { CaseloadScreen } from '@/features/matching/caseload/caseload-screen';
import { NextDate } from '@/features/matching/next-dates/next-date';
import { NextDatesSection } from '@/features/matching/next-dates/next-dates';

type AdultHomeProps = { role: 'parent' | 'counselor'; firstName: string };

/** A counselor looks over many students, a parent at a few. */
const AdultHome = ({ role, firstName }: AdultHomeProps) =>
  role === 'counselor' ? (
    <AccountHome role={role} firstName={firstName} table={<CounselorCaseload />}>
      <AddStudent />
    </AccountHome>
  ) : (
    <AccountHome role={role} firstName={firstName}>
      <LinkedStudents detail={(studentId) => <NextDate studentId={studentId} />} />
      <NextDatesSection />
    </AccountHome>
  );

const CounselorCaseload = () => {
  const essays = useEssaysToComment();
  return (
    <CaseloadScreen
      essaysOf={(studentId) => {
        const count = essays.get(studentId);
        return count && <EssaysToComment {...count} />;
      }}
    />
  );
};

export default AdultHome;
