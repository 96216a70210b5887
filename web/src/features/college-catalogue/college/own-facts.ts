import { useQuery } from '@tanstack/react-query';
import {
  getAcademicProfileOptions,
  getInterestsGoalsOptions,
  getUserProfileOptions,
  listAvailableMajorsOptions,
} from '@/api/queries/student-profile.gen';
import { useReadsOnly } from '@/lib/session/use-reads-only';

/** What a college's facts are compared with; null where the student hasn't said. */
export type OwnFacts = {
  homeState: string | null;
  /** Unweighted, on the 4.0 scale. */
  grades: number | null;
  major: { name: string; cip4: string; cipFamily: string } | null;
};

export const useOwnFacts = (): OwnFacts => {
  const enabled = !useReadsOnly();
  const profile = useQuery({ ...getUserProfileOptions(), enabled }).data;
  const academics = useQuery({ ...getAcademicProfileOptions(), enabled }).data;
  const goals = useQuery({ ...getInterestsGoalsOptions(), enabled }).data;
  const majors = useQuery(listAvailableMajorsOptions()).data;

  const grades = academics?.gpaScale === '4.0' ? Number(academics.unweightedGpa ?? NaN) : NaN;
  const major = majors?.find(({ name }) => name === goals?.intendedMajor);
  return {
    homeState: profile?.state ?? academics?.schoolState ?? null,
    grades: Number.isNaN(grades) ? null : grades,
    major:
      major?.cip4 && major.cipFamily
        ? { name: major.name, cip4: major.cip4, cipFamily: major.cipFamily }
        : null,
  };
};
