import { cn } from '@/lib/cn';
import { spread } from '@/lib/spread';
import { campusScenes } from './campus-scenes';

type CampusSceneProps = {
  collegeId: number;
  /** For a low, wide place: the hills go on to both sides, so that no tower loses its top. */
  wide?: boolean;
  className?: string;
};

const FAR_HILLS = 'M0 104c60-30 110-34 170-12s120 18 230-22v80H0z';
const NEAR_HILLS = 'M0 122c90-10 150 8 220 4s120-14 180-8v32H0z';
/** The drawing itself, and its mirror image at either side. */
const PLACES = [undefined, 'scale(-1 1)', 'translate(800) scale(-1 1)'];

/** One of six drawn campuses, always the same one for the same college. Decorative: it shows no real place. */
export const CampusScene = ({ collegeId, wide = false, className }: CampusSceneProps) => {
  const scene = campusScenes[spread(collegeId, campusScenes.length)];
  if (!scene) return null;

  return (
    <svg
      viewBox={wide ? '-120 24 640 126' : '0 0 400 150'}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      data-slot="campus-scene"
      className={cn('block size-full dark:brightness-70 dark:saturate-85', className)}
    >
      <rect x={-400} width="1200" height="150" fill={scene.sky} />
      <circle cx={scene.sun.x} cy={scene.sun.y} r="17" fill={scene.sun.fill} />
      <Hills d={FAR_HILLS} fill={scene.hills} wide={wide} opacity=".55" />
      {scene.buildings}
      <Hills d={NEAR_HILLS} fill={scene.hills} wide={wide} />
    </svg>
  );
};

type HillsProps = { d: string; fill: string; wide: boolean; opacity?: string };

const Hills = ({ wide, ...hills }: HillsProps) =>
  (wide ? PLACES : [undefined]).map((place) => <path key={place ?? ''} transform={place} {...hills} />);
