import { type ReactNode } from 'react';
import { type Building } from '@/lib/drawing/college-scene';

// All stand on the line y = 124. The colors are set by the drawing around them.
const DARK = 'var(--scene-dark)';
const MID = 'var(--scene-mid)';
const LIGHT = 'var(--scene-light)';

const Gate = (
  <>
    <path d="M150 124V58h100v66zM168 49l32-18 32 18z" fill={DARK} />
    <path d="M140 58h120v-9H140z" fill={MID} />
    <path d="M180 124V92a20 20 0 0 1 40 0v32z" fill={LIGHT} />
    <path d="M158 68h10v16h-10zM232 68h10v16h-10zM195 62h10v6h-10z" fill={LIGHT} opacity=".7" />
  </>
);

const ClockTower = (
  <>
    <path d="M120 124V82h70v42zM214 124V82h66v42z" fill={MID} />
    <path d="M184 124V52h36v72zM178 52h48l-24-26z" fill={DARK} />
    <circle cx="202" cy="68" r="8" fill={LIGHT} />
    <path
      d="M130 94h8v12h-8zM148 94h8v12h-8zM166 94h8v12h-8zM228 94h8v12h-8zM246 94h8v12h-8zM262 94h8v12h-8z"
      fill={LIGHT}
      opacity=".75"
    />
  </>
);

const LongHall = (
  <>
    <path d="M236 124V60l26-18 26 18v64z" fill={DARK} />
    <path d="M254 72h16v14h-16z" fill={LIGHT} />
    <path d="M120 124V92h116v32z" fill={MID} />
    <path
      d="M132 100h9v10h-9zM152 100h9v10h-9zM172 100h9v10h-9zM192 100h9v10h-9zM212 100h9v10h-9z"
      fill={LIGHT}
      opacity=".8"
    />
  </>
);

const Dome = (
  <>
    <path d="M130 124V84h140v40zM198 50h4V34h-4z" fill={DARK} />
    <path d="M164 84a36 36 0 0 1 72 0z" fill={MID} />
    <path d="M202 34l16 5-16 5z" fill={LIGHT} />
    <path
      d="M144 92h7v32h-7zM164 92h7v32h-7zM184 92h7v32h-7zM209 92h7v32h-7zM229 92h7v32h-7zM249 92h7v32h-7z"
      fill={LIGHT}
      opacity=".6"
    />
  </>
);

const Laboratories = (
  <>
    <path d="M110 124V64h74v60zM254 124V76h52v48z" fill={DARK} />
    <path d="M190 124V46h58v78z" fill={MID} />
    <path
      d="M118 74h58v6h-58zM118 88h58v6h-58zM118 102h58v6h-58zM200 52h6v62h-6zM214 52h6v62h-6zM228 52h6v62h-6zM262 86h36v5h-36zM262 98h36v5h-36z"
      fill={LIGHT}
      opacity=".7"
    />
  </>
);

/** A stage tower behind a foyer with a round front. */
const Theater = (
  <>
    <path d="M168 124V44h64v80z" fill={DARK} />
    <path d="M120 124V84c34-22 126-22 160 0v40z" fill={MID} />
    <path
      d="M134 96h14v28h-14zM158 90h14v34h-14zM182 88h14v36h-14zM206 88h14v36h-14zM230 90h14v34h-14zM254 96h14v28h-14z"
      fill={LIGHT}
      opacity=".75"
    />
    <path d="M178 54h44v6h-44z" fill={LIGHT} opacity=".5" />
  </>
);

const Chapel = (
  <>
    <path d="M190 124V82l44-22 44 22v42z" fill={MID} />
    <path d="M146 124V70h36v54zM146 70l18-44 18 44z" fill={DARK} />
    <path d="M158 92a6 6 0 0 1 12 0v14h-12zM226 96a8 8 0 0 1 16 0v28h-16z" fill={LIGHT} />
    <path d="M202 98h8v14h-8zM258 98h8v14h-8z" fill={LIGHT} opacity=".7" />
  </>
);

export const BUILDINGS: Record<Building, ReactNode> = {
  gate: Gate,
  'clock-tower': ClockTower,
  'long-hall': LongHall,
  dome: Dome,
  laboratories: Laboratories,
  theater: Theater,
  chapel: Chapel,
};
