import { type CollegeDetail } from '@/api';

/** What to know before reading on: only graduate students, closed, watched by the Department. */
export const CollegeNotes = ({ college }: { college: CollegeDetail }) => (
  <>
    {college.predominantDegree === 'Graduate' && (
      <p>This college only teaches graduate students. You apply after earning a bachelor’s degree.</p>
    )}
    {!college.operating && <p className="font-semibold">This college has closed.</p>}
    {college.underInvestigation === true && (
      <p className="text-hint text-muted-foreground">
        The Department of Education is watching this college’s use of federal aid more closely (heightened
        cash monitoring).
      </p>
    )}
  </>
);
