import { cn } from '@/lib/cn';
import { spread } from '@/lib/spread';
import { campusScenes } from './campus-scenes';

/** One of six drawn campuses, always the same one for the same college. Decorative: it shows no real place. */
export const CampusScene = ({ collegeId, className }: { collegeId: number; className?: string }) => {
  const scene = campusScenes[spread(collegeId, campusScenes.length)];
  if (!scene) return null;

  return (
    <svg
      viewBox="0 0 400 150"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      data-slot="campus-scene"
      className={cn('block size-full dark:brightness-70 dark:saturate-85', className)}
    >
      <rect width="400" height="150" fill={scene.sky} />
      <circle cx={scene.sun.x} cy={scene.sun.y} r="17" fill={scene.sun.fill} />
      <path d="M0 104c60-30 110-34 170-12s120 18 230-22v80H0z" fill={scene.hills} opacity=".55" />
      {scene.buildings}
      <path d="M0 122c90-10 150 8 220 4s120-14 180-8v32H0z" fill={scene.hills} />
    </svg>
  );
};
