import { cn } from '@/lib/cn';
import { spread } from '@/lib/spread';
import { campusScenes } from './campus-scenes';

type CampusSceneProps = { collegeId: number; className?: string };

const FAR_HILLS = 'M0 104c60-30 110-34 170-12s120 18 230-22v80H0z';
const NEAR_HILLS = 'M0 122c90-10 150 8 220 4s120-14 180-8v32H0z';
/** The drawing itself, and its mirror image at either side: in a low, wide place no tower loses its top. */
const PLACES = [undefined, 'scale(-1 1)', 'translate(800) scale(-1 1)'];

/** One of six drawn campuses, always the same one for the same college. Decorative: it shows no real place. */
export const CampusScene = ({ collegeId, className }: CampusSceneProps) => {
  const scene = campusScenes[spread(collegeId, campusScenes.length)];
  if (!scene) return null;

  return (
    <svg
      viewBox="-120 24 640 126"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      data-slot="campus-scene"
      className={cn('block size-full dark:brightness-70 dark:saturate-85', className)}
    >
      <rect x={-400} width="1200" height="150" fill={scene.sky} />
      <circle cx={scene.sun.x} cy={scene.sun.y} r="17" fill={scene.sun.fill} />
      <Hills d={FAR_HILLS} fill={scene.hills} opacity=".55" />
      {scene.buildings}
      <Hills d={NEAR_HILLS} fill={scene.hills} />
    </svg>
  );
};

type HillsProps = { d: string; fill: string; opacity?: string };

const Hills = (hills: HillsProps) =>
  PLACES.map((place) => <path key={place ?? ''} transform={place} {...hills} />);
