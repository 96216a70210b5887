import { cn } from '@/lib/cn';
import { stableBucket } from '@/lib/drawing/stable-bucket';
import { campusScenes } from './campus-scenes';

type CampusSceneProps = { collegeId: number; className?: string };

// Wider than the drawing, so a low, wide frame doesn't crop the towers.
const FAR_HILLS = 'M-400 96c120 20 290 63 400 8c60-30 110-34 170-12s120 18 230-22s260 40 400 26v80H-400z';
const NEAR_HILLS = 'M-400 118c140 10 300 15 400 4c90-10 150 8 220 4s120-14 180-8s260 16 400 2v50H-400z';

/** One of six drawings, always the same one for a college. Decorative: not the real campus. */
export const CampusScene = ({ collegeId, className }: CampusSceneProps) => {
  const scene = campusScenes[stableBucket(collegeId, campusScenes.length)];
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
      <path d={FAR_HILLS} fill={scene.hills} opacity=".55" />
      {scene.buildings}
      <path d={NEAR_HILLS} fill={scene.hills} />
    </svg>
  );
};
