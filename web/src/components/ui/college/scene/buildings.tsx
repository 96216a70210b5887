import { type ReactNode } from 'react';
import { type Building, type Campus } from '@/lib/drawing/college-scene';

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

/** Steps, six columns and a gable. */
const Portico = (
  <>
    <path d="M148 124V72h104v52z" fill={MID} />
    <path d="M136 72l64-38 64 38zM140 72h120v7H140zM136 124v-8h128v8z" fill={DARK} />
    <path
      d="M152 79h7v37h-7zM171 79h7v37h-7zM188 79h7v37h-7zM205 79h7v37h-7zM222 79h7v37h-7zM241 79h7v37h-7z"
      fill={LIGHT}
      opacity=".85"
    />
    <circle cx="200" cy="60" r="6" fill={LIGHT} opacity=".7" />
  </>
);

const TwoTowers = (
  <>
    <path d="M166 124V80h68v44z" fill={MID} />
    <path d="M136 124V50h32v74zM232 124V50h32v74zM132 50l20-24 20 24zM228 50l20-24 20 24z" fill={DARK} />
    <path d="M184 124v-18a16 16 0 0 1 32 0v18z" fill={LIGHT} />
    <path
      d="M147 62h10v14h-10zM243 62h10v14h-10zM147 88h10v14h-10zM243 88h10v14h-10z"
      fill={LIGHT}
      opacity=".75"
    />
  </>
);

/** Glass between two plain blocks. */
const Library = (
  <>
    <path d="M120 124V66h42v58zM238 124V56h46v68z" fill={DARK} />
    <path d="M156 124V44h88v80z" fill={MID} />
    <path
      d="M164 52h72v10h-72zM164 68h72v10h-72zM164 84h72v10h-72zM164 100h72v10h-72z"
      fill={LIGHT}
      opacity=".65"
    />
    <path d="M128 76h6v40h-6zM142 76h6v40h-6zM256 68h6v48h-6zM270 68h6v48h-6z" fill={LIGHT} opacity=".5" />
  </>
);

const Observatory = (
  <>
    <path d="M112 124V86h88v38z" fill={MID} />
    <path d="M206 124V78h72v46zM206 78a36 36 0 0 1 72 0z" fill={DARK} />
    <path d="M238 44h12v34h-12z" fill={LIGHT} opacity=".8" />
    <path
      d="M122 96h14v8h-14zM144 96h14v8h-14zM166 96h14v8h-14zM218 90h10v24h-10zM256 90h10v24h-10z"
      fill={LIGHT}
      opacity=".7"
    />
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
  portico: Portico,
  'two-towers': TwoTowers,
  library: Library,
  observatory: Observatory,
  laboratories: Laboratories,
  theater: Theater,
  chapel: Chapel,
};

/** Lower and paler than the main building, and behind it. */
const Wings = (
  <g opacity=".8">
    <path d="M74 124V96h56v28zM270 124V96h56v28z" fill={MID} />
    <path d="M70 96h64v-5H70zM266 96h64v-5h-64z" fill={DARK} />
    <path
      d="M82 104h8v10h-8zM98 104h8v10h-8zM114 104h8v10h-8zM280 104h8v10h-8zM296 104h8v10h-8zM312 104h8v10h-8z"
      fill={LIGHT}
      opacity=".8"
    />
  </g>
);

const ManyBuildings = (
  <>
    <g opacity=".6">
      <path d="M-30 124V84h44v40zM20 124V98h50v26zM346 124V90h38v34zM388 124V74h40v50z" fill={MID} />
      <path d="M-30 84l22-14 22 14zM388 74h40v-5h-40z" fill={DARK} />
      <path
        d="M-22 94h7v9h-7zM-2 94h7v9h-7zM30 106h8v9h-8zM50 106h8v9h-8zM354 98h7v10h-7zM370 98h7v10h-7zM396 84h24v4h-24zM396 94h24v4h-24zM396 104h24v4h-24z"
        fill={LIGHT}
        opacity=".8"
      />
    </g>
    {Wings}
  </>
);

export const CAMPUSES: Record<Campus, ReactNode> = {
  'one-building': null,
  wings: Wings,
  'many-buildings': ManyBuildings,
};
