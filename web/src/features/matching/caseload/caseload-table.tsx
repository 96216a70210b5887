import { type Caseload } from '@/api';
import { CaseloadRow, type EssaysOf } from './caseload-row';
import { type Words } from './words';

const heading = 'px-4 py-2.5 text-left text-hint font-semibold text-muted-foreground md:px-5';

type CaseloadTableProps = { students: Caseload['students']; essaysOf: EssaysOf; words: Words };

/** On a phone each row stacks: name and date first, then labeled figures. */
export const CaseloadTable = ({ students, essaysOf, words }: CaseloadTableProps) => (
  <table aria-label={words.table} className="w-full max-md:block">
    <thead className="max-md:sr-only">
      <tr className="border-y">
        {[words.student, words.next, words.checklist, words.applications, words.colleges].map((name) => (
          <th key={name} scope="col" className={heading}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="max-md:block">
      {students.map((student) => (
        <CaseloadRow
          key={student.studentId}
          student={student}
          essays={essaysOf(student.studentId)}
          words={words}
        />
      ))}
    </tbody>
  </table>
);
