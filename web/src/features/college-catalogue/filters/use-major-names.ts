import { useQuery } from '@tanstack/react-query';
import { type Major } from '@/api';
import { listAvailableMajorsOptions } from '@/api/@tanstack/react-query.gen';
import { familyWords } from './major-families';

/** Names a CIP code, once a filter needs it. */
export const useMajorNames = (enabled: boolean) => {
  const { data: majors = [] } = useQuery({ ...listAvailableMajorsOptions(), enabled });

  return (cip: string) => familyWords(cip) ?? fieldWords(cip, majors) ?? `Field of study ${cip}`;
};

/** The title of the field, which may be wider than one major; its own major where the title only says more of the same. */
const fieldWords = (cip: string, majors: readonly Major[]) => {
  const [major, ...others] = majors.filter(({ cip4 }) => cip4 === cip);
  const isWhole = others.length === 0 && major?.cipTitle?.includes(major.name) === true;
  return isWhole ? major.name : major?.cipTitle;
};
