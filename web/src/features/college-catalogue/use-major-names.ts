import { useQuery } from '@tanstack/react-query';
import { listAvailableMajorsOptions } from '@/api/@tanstack/react-query.gen';
import { familyWords } from './major-families';

/** Names a CIP code, once a filter needs it. */
export const useMajorNames = (wanted: boolean) => {
  const { data: majors = [] } = useQuery({ ...listAvailableMajorsOptions(), enabled: wanted });

  return (cip: string) =>
    familyWords(cip) ?? majors.find(({ cip4 }) => cip4 === cip)?.cipTitle ?? `Field of study ${cip}`;
};
