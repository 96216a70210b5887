import { type ReactNode } from 'react';

export type CampusScenery = {
  sky: string;
  sun: { x: number; y: number; fill: string };
  hills: string;
  buildings: ReactNode;
};

// The colors of the drawing live here. Only the sky is a token, because it changes with the theme.
const blue = { hills: 'oklch(0.80 0.065 245)', dark: 'oklch(0.50 0.085 256)', mid: 'oklch(0.62 0.095 250)' };
const red = { hills: 'oklch(0.82 0.075 35)', dark: 'oklch(0.52 0.095 25)', mid: 'oklch(0.68 0.115 30)' };
const green = { hills: 'oklch(0.80 0.06 165)', dark: 'oklch(0.49 0.06 180)', mid: 'oklch(0.62 0.075 172)' };
const gold = { hills: 'oklch(0.84 0.10 85)', dark: 'oklch(0.55 0.095 60)', mid: 'oklch(0.70 0.12 70)' };
const violet = { hills: 'oklch(0.80 0.055 285)', dark: 'oklch(0.45 0.09 278)', mid: 'oklch(0.62 0.085 282)' };
const morning = 'oklch(0.95 0.07 98)';

const Gate = (
  <>
    <path d="M150 124V58h100v66zM168 49l32-18 32 18z" fill={blue.dark} />
    <path d="M140 58h120v-9H140z" fill={blue.mid} />
    <path d="M180 124V92a20 20 0 0 1 40 0v32z" fill="var(--tint-sky)" />
    <path d="M158 68h10v16h-10zM232 68h10v16h-10zM195 62h10v6h-10z" fill="var(--tint-sky)" opacity=".7" />
  </>
);

const ClockTower = (
  <>
    <path d="M120 124V82h70v42zM214 124V82h66v42z" fill={red.mid} />
    <path d="M184 124V52h36v72zM178 52h48l-24-28z" fill={red.dark} />
    <circle cx="202" cy="68" r="8" fill="var(--tint-blush)" />
    <path
      d="M130 94h8v12h-8zM148 94h8v12h-8zM166 94h8v12h-8zM228 94h8v12h-8zM246 94h8v12h-8zM262 94h8v12h-8z"
      fill="var(--tint-blush)"
      opacity=".75"
    />
  </>
);

const LongHall = (
  <>
    <path d="M236 124V60l26-18 26 18v64z" fill={green.dark} />
    <path d="M254 72h16v14h-16z" fill="var(--tint-mint)" />
    <path d="M120 124V92h116v32z" fill={green.mid} />
    <path
      d="M132 100h9v10h-9zM152 100h9v10h-9zM172 100h9v10h-9zM192 100h9v10h-9zM212 100h9v10h-9z"
      fill="var(--tint-mint)"
      opacity=".8"
    />
  </>
);

const Dome = (
  <>
    <path d="M130 124V84h140v40zM198 50h4V34h-4z" fill={gold.dark} />
    <path d="M164 84a36 36 0 0 1 72 0z" fill={gold.mid} />
    <path d="M202 34l16 5-16 5z" fill="var(--tint-butter)" />
    <path
      d="M144 92h7v32h-7zM164 92h7v32h-7zM184 92h7v32h-7zM209 92h7v32h-7zM229 92h7v32h-7zM249 92h7v32h-7z"
      fill="var(--tint-butter)"
      opacity=".6"
    />
  </>
);

const Laboratories = (
  <>
    <path d="M110 124V64h74v60zM254 124V76h52v48z" fill={violet.dark} />
    <path d="M190 124V46h58v78z" fill={violet.mid} />
    <path
      d="M118 74h58v6h-58zM118 88h58v6h-58zM118 102h58v6h-58zM200 52h6v62h-6zM214 52h6v62h-6zM228 52h6v62h-6zM262 86h36v5h-36zM262 98h36v5h-36z"
      fill="var(--tint-iris)"
      opacity=".7"
    />
  </>
);

/** (x, y) is its top. */
const Fir = ({ x, y, height }: { x: number; y: number; height: number }) => (
  <path
    transform={`translate(${x} ${y}) scale(${height / 66})`}
    d="M0 0l20 36h-8l14 30h-52l14-30h-8z"
    fill={green.dark}
  />
);

const Woods = (
  <>
    <path d="M210 124V88l30-20 30 20v36z" fill={green.mid} />
    <path d="M232 124v-18h16v18z" fill="var(--tint-mint)" />
    <Fir x={96} y={50} height={66} />
    <Fir x={130} y={66} height={53} />
    <Fir x={164} y={44} height={73} />
    <Fir x={296} y={60} height={59} />
    <Fir x={326} y={74} height={46} />
  </>
);

export const campusScenes: readonly CampusScenery[] = [
  {
    sky: 'var(--tint-sky)',
    sun: { x: 330, y: 56, fill: 'oklch(0.94 0.09 98)' },
    hills: blue.hills,
    buildings: Gate,
  },
  {
    sky: 'var(--tint-blush)',
    sun: { x: 316, y: 60, fill: 'oklch(0.96 0.06 90)' },
    hills: red.hills,
    buildings: ClockTower,
  },
  { sky: 'var(--tint-mint)', sun: { x: 338, y: 64, fill: morning }, hills: green.hills, buildings: LongHall },
  {
    sky: 'var(--tint-butter)',
    sun: { x: 322, y: 62, fill: 'oklch(0.99 0.02 95)' },
    hills: gold.hills,
    buildings: Dome,
  },
  {
    sky: 'var(--tint-iris)',
    sun: { x: 336, y: 58, fill: morning },
    hills: violet.hills,
    buildings: Laboratories,
  },
  { sky: 'var(--tint-mint)', sun: { x: 352, y: 52, fill: morning }, hills: green.hills, buildings: Woods },
];
