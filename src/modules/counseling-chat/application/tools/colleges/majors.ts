import { type CollegeDirectory, type CollegeInFull } from '#modules/college-catalogue/contracts/index.js';
import { type Figure, type FigureLabel, type Unit } from '../../../domain/figures/figure.js';
import { refOf } from '../college-figures.js';
import { type MajorAt } from '../tool-results.js';
import { type Tool } from '../tools.js';
import { unknownCollege } from './unknown-college.js';

const MOST_FIELDS = 5;
const FIELD = /^\d{2}\.\d{2}$/;

type Program = CollegeInFull['bachelorsPrograms']['top'][number];
type Family = CollegeInFull['programFamilies'][number];

/** Whether a college teaches a major, or without one its largest fields. `major` is a CIP code or words of a title. */
export const majors =
  (directory: CollegeDirectory): Tool<'majors'> =>
  async (_studentId, { college: unitId, major }) => {
    const college = unitId === undefined ? null : await directory.collegeInFull(unitId);
    if (college === null) return unknownCollege();
    const programs = programsOf(college);
    if (major === undefined)
      return { ok: true, data: largest(programs).map((program) => taught(college, program)) };
    const family = college.programFamilies.find(({ cip }) => cip === major);
    if (family !== undefined) return { ok: true, data: [familyAt(college, family)] };
    const [bachelors, associate] = [college.bachelorsPrograms, college.associatePrograms].map(
      ({ top }) => largest(top.filter((program) => isMeant(program, major)))[0],
    );
    const found = bachelors ?? associate;
    return {
      ok: true,
      data: [
        found === undefined
          ? notListed(college, major)
          : { ...taught(college, found), isAssociate: bachelors === undefined },
      ],
    };
  };

const programsOf = ({ bachelorsPrograms, associatePrograms }: CollegeInFull): readonly Program[] =>
  bachelorsPrograms.total > 0 ? bachelorsPrograms.top : associatePrograms.top;

const largest = (programs: readonly Program[]): readonly Program[] =>
  programs.toSorted((a, b) => (b.graduates ?? 0) - (a.graduates ?? 0)).slice(0, MOST_FIELDS);

function isMeant({ cip, title }: Program, major: string): boolean {
  if (FIELD.test(major)) return cip === major;
  return title.toLowerCase().includes(major.toLowerCase());
}

function taught(college: CollegeInFull, program: Program): MajorAt {
  const { graduates, medianEarnings } = college.programsDescribe;
  const family = college.programFamilies.find(({ cip }) => program.cip.startsWith(cip));
  return {
    college: refOf(college),
    taught: true,
    field: fieldName(program.title),
    graduates: figureOf(college, 'graduates', 'count', program.graduates, graduates),
    awardShare: shareOf(college, family),
    earnings: figureOf(college, 'earnings', 'dollars', program.medianEarnings, medianEarnings),
  };
}

const familyAt = (college: CollegeInFull, family: Family): MajorAt => ({
  college: refOf(college),
  taught: family.bachelors || (family.awardShare ?? 0) > 0,
  field: family.title,
  graduates: null,
  awardShare: shareOf(college, family),
  earnings: null,
});

const shareOf = (college: CollegeInFull, family: Family | undefined): Figure | null =>
  figureOf(college, 'award-share', 'share', family?.awardShare ?? null, college.programsDescribe.awardShare);

function figureOf(
  { id }: CollegeInFull,
  label: FigureLabel,
  unit: Unit,
  value: number | null,
  year: string | null,
): Figure | null {
  if (value === null) return null;
  return { value, unit, label, about: id, source: 'scorecard', year: year ?? '', said: 'reported' };
}

/** A college without any program in the data may teach all the same. */
const notListed = (college: CollegeInFull, major: string): MajorAt => ({
  college: refOf(college),
  taught: college.bachelorsPrograms.total + college.associatePrograms.total === 0 ? null : false,
  field: major,
  graduates: null,
  awardShare: null,
  earnings: null,
});

/** "Psychology, General" as "Psychology"; of a long title of the Department, what stands before its first comma. */
const fieldName = (title: string): string => title.split(',')[0] ?? title;
