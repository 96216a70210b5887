import { type CollegeDetail } from '@/api';
import { missingWords } from '@/lib/words/figures';
import { FactRow, FigureRow } from './figure-row';

/** Size, setting and kind. */
export const CampusRows = ({ college }: { college: CollegeDetail }) => (
  <>
    <FigureRow label="Undergraduates" figure={college.figures['undergraduates']} />
    <FigureRow label="Student-to-teacher ratio" figure={college.figures['studentFacultyRatio']} />
    <FactRow label="Setting">{college.locale ?? missingWords(undefined)}</FactRow>
    <FactRow label="Highest degree">{college.highestDegree}</FactRow>
    {college.designations.length > 0 && (
      <FactRow label="Special status">{college.designations.join('; ')}</FactRow>
    )}
    {college.onlineOnly === true && <FactRow label="Classes">Online only</FactRow>}
  </>
);
