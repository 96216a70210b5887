import { type Assessment } from '../../assess.js';
import { type CollegeFacts } from '../../college/college-facts.js';
import { shareBelowThree } from '../../college/admission/published-grade-level.js';
import { assumedAdvantage, chargesAllAlike } from '../../college/admission/residence.js';
import { RESIDENCE_RATES } from '../../college/admission/residence-rates.js';
import { type CollegeColumns } from '../../college/college-columns.js';
import { type StudentMeasures } from '../../student/measure-student.js';
import { percentWords } from '../percent-words.js';

/** Where the estimate comes from: what the college published itself, and what we assume instead. One sentence each. */
export function sourcesAt(
  student: StudentMeasures,
  columns: CollegeColumns,
  row: number,
  { chanceSource }: Assessment,
): readonly string[] {
  const college = columns.facts[row];
  if (college === undefined || chanceSource !== 'admit-rate') return [];
  return [
    ...(student.facts.homeState === null ? [] : residenceSource(college)),
    ...(student.grades === null ? [] : [gradeSource(college, columns.gradesPublished[row] === 1)]),
  ];
}

function residenceSource(college: CollegeFacts): string[] {
  if (college.control !== 'public') return [];
  const published = RESIDENCE_RATES.get(college.unitId);
  if (published !== undefined) {
    const { residents, others, entering } = published;
    return [
      `This college admitted ${percentWords(residents)} of residents and ${percentWords(others)} of applicants from other states (${entering}).`,
    ];
  }
  if (chargesAllAlike(college))
    return ['It asks the same tuition of everyone, so we assume no advantage by residence.'];
  return [
    assumedAdvantage(college) === 'others'
      ? 'We assume a small advantage for applicants from other states, as its state’s public colleges publish.'
      : 'We assume a small advantage for residents. This college’s admit rates by residence are not known to us.',
  ];
}

function gradeSource({ publishedGrades }: CollegeFacts, counts: boolean): string {
  const below = shareBelowThree(publishedGrades);
  if (!counts || publishedGrades === null || below === null)
    return 'The grade level here is estimated from similar colleges.';
  return (
    `Grade level from the college’s own Common Data Set ${publishedGrades.cdsYear}: ` +
    `${percentWords(below)} of its first-years had below 3.0.`
  );
}
