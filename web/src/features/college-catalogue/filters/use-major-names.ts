import { useQuery } from '@tanstack/react-query';
import { type Major } from '@/api';
import { listAvailableMajorsOptions } from '@/api/queries/student-profile.gen';
import { familyWords } from './major-families';

/** `enabled`: loads the majors. */
export const useMajorNames = (enabled: boolean) => {
  const { data: majors = [] } = useQuery({ ...listAvailableMajorsOptions(), enabled });

  return (cip: string) => familyWords(cip) ?? fieldWords(cip, majors) ?? `Field of study ${cip}`;
};

/** The field's title; the major's own name where the title only repeats it at length. */
const fieldWords = (cip: string, majors: readonly Major[]) => {
  const [major, ...others] = majors.filter(({ cip4 }) => cip4 === cip);
  const isWhole = others.length === 0 && major?.cipTitle?.includes(major.name) === true;
  return isWhole ? major.name : major?.cipTitle;
};
