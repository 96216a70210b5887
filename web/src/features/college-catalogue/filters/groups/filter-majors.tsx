import { useQuery } from '@tanstack/react-query';
import { type CollegeSearchResponse } from '@/api';
import { listAvailableMajorsOptions } from '@/api/queries/student-profile.gen';
import { Button } from '@/components/ui/basics/button';
import { count } from '@/lib/words/figures';
import { type FilterPartProps } from './filter-props';
import { FilterPickSeveral } from './filter-pick-several';
import { familyWords, MAJOR_FAMILIES } from '../major-families';
import { useMajorNames } from '../use-major-names';

/** Students pick majors; the search uses the major's field of study or a whole family. */
export const FilterMajors = ({ filters, onChange, counts }: FilterPartProps) => {
  const majors = useQuery(listAvailableMajorsOptions());
  const nameOf = useMajorNames(true);
  const known = majors.data ?? [];
  const fieldOf = (name: string) => known.find((major) => major.name === name)?.cip4 ?? '';

  return (
    <div className="grid gap-2">
      <FilterPickSeveral
        label="Major"
        options={[
          ...familiesIn(counts?.facets?.major),
          ...known
            .filter(({ cip4 }) => cip4 !== null && !filters.major.includes(cip4))
            .map(({ name }) => ({ value: name, label: name })),
        ]}
        chosen={filters.major}
        wordsOf={nameOf}
        onChange={(chosen) =>
          onChange({ major: chosen.map((value) => (/^\d/.test(value) ? value : fieldOf(value))) })
        }
        placeholder={filters.major.length === 0 ? 'Any major' : 'Add a major'}
        searchPlaceholder={known.length === 0 ? 'Search majors' : `Search ${known.length} majors`}
        emptyText={majors.isPending ? 'Loading majors…' : 'No majors match that.'}
      />
      {majors.isError && (
        <p role="alert" className="flex flex-wrap items-center gap-x-2 text-hint text-destructive">
          We couldn’t load the majors.
          <Button variant="outline" size="sm" busy={majors.isFetching} onClick={() => void majors.refetch()}>
            Retry
          </Button>
        </p>
      )}
    </div>
  );
};

const FAMILIES = Object.keys(MAJOR_FAMILIES)
  .map((value) => ({ value, words: familyWords(value) ?? '' }))
  .toSorted((one, other) => one.words.localeCompare(other.words));

/** Families with their college counts; empty ones are left out. */
const familiesIn = (facet: NonNullable<CollegeSearchResponse['facets']>['major'] | undefined) =>
  FAMILIES.flatMap(({ value, words }) => {
    if (facet === undefined) return [{ value, label: words }];
    const colleges = facet.find((choice) => choice.value === value)?.count;
    return colleges === undefined ? [] : [{ value, label: `${words} (${count(colleges)})` }];
  });
