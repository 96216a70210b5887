import { regions } from './choices';
import { Cards, useAnswers } from './form-fields';
import { RegionFinder } from './region-finder';

const NAME = 'geographicRegions';

export const RegionsField = () => {
  const { value, onChange } = useAnswers(NAME);
  return (
    <div className="grid gap-4">
      <Cards
        name={NAME}
        label="Regions"
        hint="Choose none and colleges closer to home count a little more."
        options={regions}
      />
      <RegionFinder chosen={value} onChange={onChange} />
    </div>
  );
};
