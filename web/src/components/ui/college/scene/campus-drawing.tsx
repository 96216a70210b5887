import { cn } from '@/lib/cn';
import { type DrawnCollege, sceneOf } from '@/lib/drawing/college-scene';
import { stableBucket } from '@/lib/drawing/stable-bucket';
import { BUILDINGS } from './buildings';
import { LANDS } from './lands';
import { PALETTES } from './palettes';
import { SURROUNDINGS } from './surroundings';

/** The building stands from 110 to 310. */
const SUN_PLACES = [-40, 30, 330, 400, 460];

/** Much wider than high, so that a low, wide frame shows more land and doesn’t cut off the towers. */
const CampusDrawing = ({ college }: { college: DrawnCollege }) => {
  const { land, surroundings, building, palette } = sceneOf(college);
  const { far, near } = LANDS[land];

  return (
    <svg
      viewBox="-280 24 960 126"
      preserveAspectRatio="xMidYMax slice"
      className={cn('block size-full animate-fade-in dark:brightness-70 dark:saturate-85', PALETTES[palette])}
    >
      <rect x={-500} y={-60} width="1400" height="220" fill="var(--scene-light)" />
      <circle
        cx={SUN_PLACES[stableBucket(`sun ${college.id}`, SUN_PLACES.length)]}
        cy="56"
        r="15"
        fill="oklch(0.95 0.08 95)"
      />
      {far}
      {SURROUNDINGS[surroundings]}
      {BUILDINGS[building]}
      {near}
    </svg>
  );
};

export default CampusDrawing;
