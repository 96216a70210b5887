import { cn } from '@/lib/cn';
import { type DrawnCollege, sceneOf } from '@/lib/drawing/college-scene';
import { stableBucket } from '@/lib/drawing/stable-bucket';
import { BUILDINGS, CAMPUSES } from './buildings';
import { LANDS } from './lands';
import { PALETTES } from './palettes';
import { SURROUNDINGS } from './surroundings';

/** The building stands from 110 to 310. */
const SUN_PLACES = [-40, 30, 330, 400, 460];

/**
 * Much wider than high, so that a low, wide frame shows more land and doesn’t cut off the towers. In a high, narrow frame it stays low
 * enough to show the whole building, and the sky goes on above it.
 */
const CampusDrawing = ({ college }: { college: DrawnCollege }) => {
  const { land, surroundings, building, campus, palette, isMirrored } = sceneOf(college);
  const { far, near } = LANDS[land];

  return (
    <svg
      viewBox="-280 24 960 126"
      preserveAspectRatio="xMidYMax slice"
      className={cn(
        'absolute bottom-0 h-[min(100%,62.5cqw)] w-full animate-fade-in overflow-visible dark:brightness-70 dark:saturate-85',
        PALETTES[palette],
      )}
    >
      <rect x={-500} y={-600} width="1400" height="760" fill="var(--scene-light)" />
      <circle
        cx={SUN_PLACES[stableBucket(`sun ${college.id}`, SUN_PLACES.length)]}
        cy="56"
        r="15"
        fill="oklch(0.95 0.08 95)"
      />
      {/* About the middle of the building, x = 200. */}
      <g transform={isMirrored ? 'matrix(-1 0 0 1 400 0)' : undefined}>
        {far}
        {SURROUNDINGS[surroundings]}
        {CAMPUSES[campus]}
        {BUILDINGS[building]}
        {near}
      </g>
    </svg>
  );
};

export default CampusDrawing;
