import { numberIn } from './figure.js';
import { type SourceCollege } from './source-college.js';

type Kind = (college: SourceCollege) => boolean;

export const has =
  (column: string, ...codes: string[]): Kind =>
  ({ row }) =>
    codes.includes(row[column] ?? '');

export const isPublic = has('CONTROL', '1');
export const isForProfit = has('CONTROL', '3');

/** The level, worked out from the highest degree when the source has no level. */
export const institutionLevel = ({ row }: SourceCollege): string => {
  const highest = numberIn(row, 'HIGHDEG');
  if (row['ICLEVEL'] !== undefined || highest === undefined) return row['ICLEVEL'] ?? '';
  return highest >= 3 ? '1' : highest === 2 ? '2' : '3';
};
export const isFourYear: Kind = (college) => institutionLevel(college) === '1';
export const isGraduateOnly = has('PREDDEG', '4');
export const isServiceSchool = has('REGION', '0');
export const isOpenAdmission = has('OPENADMP', '1');
export const isTestBlind = has('ADMCON7', '3');
export const reports =
  (column: string): Kind =>
  (college) =>
    numberIn(college.row, column) !== undefined;

/** Open according to the release, or to the later directory file where there is one. */
export const isOperating: Kind = (college) => college.row['CURROPER'] === '1';

/** Branch campuses have eight-digit unit ids and almost no figures of their own. */
export const isBranchCampus: Kind = (college) => college.unitId.length !== 6;

export const enrollsUndergraduates: Kind = (college) => !isGraduateOnly(college);
export const selectsApplicants: Kind = (college) =>
  enrollsUndergraduates(college) && !isOpenAdmission(college);
export const weighsTests: Kind = (college) => selectsApplicants(college) && !isTestBlind(college);
export const educatesFourYears: Kind = (college) => enrollsUndergraduates(college) && isFourYear(college);
export const educatesLessThanFourYears: Kind = (college) =>
  enrollsUndergraduates(college) && !isFourYear(college);

export const isCommunityCollege: Kind = (college) =>
  isPublic(college) &&
  has('HIGHDEG', '2', '3')(college) &&
  (has('PREDDEG', '2')(college) || has('ICLEVEL', '2')(college));

export const applicants = (college: SourceCollege) => numberIn(college.survey, 'APPLCN') ?? 0;
export const undergraduates = (college: SourceCollege) => numberIn(college.row, 'UGDS') ?? 0;
export const state = (college: SourceCollege) => college.row['STABBR'] ?? '';

/** Sources write 0 for an admit rate that was not reported. */
const reportedRate = (raw: string | undefined) => (raw !== undefined && Number(raw) === 0 ? undefined : raw);

/** When two releases differ by more than this, the newer one counts. */
const RELEASES_DISAGREE = 0.25;

/** The release's admit rate, or the newer release's when they disagree, with the release it comes from. */
export function admitRate({ row, releasedOn, newerAdmitRate }: SourceCollege): {
  rate: string | undefined;
  release: string;
} {
  const own = reportedRate(row['ADM_RATE']);
  const newer = reportedRate(newerAdmitRate?.rate);
  const disagree =
    own !== undefined && newer !== undefined && Math.abs(Number(own) - Number(newer)) > RELEASES_DISAGREE;
  return disagree
    ? { rate: newer, release: newerAdmitRate?.releasedOn ?? releasedOn }
    : { rate: own, release: releasedOn };
}

/** May be on a balanced list: its admission chance can be estimated and high school seniors can apply in the usual way. */
export const isListCandidate: Kind = (college) =>
  isOperating(college) &&
  isFourYear(college) &&
  has('PREDDEG', '3')(college) &&
  has('CONTROL', '1', '2')(college) &&
  !has('DISTANCEONLY', '1')(college) &&
  !isServiceSchool(college) &&
  undergraduates(college) >= 300 &&
  (isOpenAdmission(college) || Number(admitRate(college).rate) > 0);
