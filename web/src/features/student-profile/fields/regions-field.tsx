import { regions } from './choices';
import { Cards, useAnswers } from './form-fields';
import { useLater } from './use-later';

const NAME = 'geographicRegions';

export const RegionsField = () => {
  const { value, onChange } = useAnswers(NAME);
  const [finder, load] = useLater(() => import('./region-finder'));

  return (
    <div className="grid gap-3">
      <Cards
        name={NAME}
        label="Regions"
        hint="Choose none and colleges closer to home count a little more."
        options={regions}
      />
      {finder ? (
        <finder.RegionFinder chosen={value} onChange={onChange} />
      ) : (
        <button
          type="button"
          className="link min-h-9 justify-self-start pointer-coarse:min-h-11"
          onClick={load}
        >
          Find a region by state
        </button>
      )}
    </div>
  );
};
