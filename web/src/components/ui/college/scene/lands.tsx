import { type ReactNode } from 'react';
import { type Land } from '@/lib/drawing/college-scene';

/** What lies behind the campus, and the ground in front of it. Both reach beyond any frame. */
type Scenery = { far: ReactNode; near: ReactNode };

const GRASS = 'oklch(0.80 0.07 150)';
const MEADOW = 'oklch(0.84 0.06 135)';
const SEA = 'oklch(0.76 0.07 235)';
const SAND = 'oklch(0.89 0.06 85)';
const ROCK = 'oklch(0.72 0.04 275)';
const CLAY = 'oklch(0.72 0.105 45)';
const WHEAT = 'oklch(0.86 0.10 88)';

const GROUND = 'M-500 118c140 10 400 15 500 4c90-10 150 8 220 4s120-14 180-8s360 16 500 2v50H-500z';
const ground = (fill: string) => <path d={GROUND} fill={fill} />;

const Sea = (
  <>
    <path d="M-500 96H900v40H-500z" fill={SEA} />
    <path
      d="M-440 104q9-5 18 0t18 0M-180 108q9-5 18 0t18 0M-70 103q9-5 18 0t18 0M20 110q9-5 18 0t18 0M330 104q9-5 18 0t18 0M440 110q9-5 18 0t18 0M600 105q9-5 18 0t18 0"
      fill="none"
      stroke="oklch(0.93 0.03 235)"
      strokeWidth="2"
      strokeLinecap="round"
    />
  </>
);
const Boat = <path d="M396 98h34l-7 8h-20zM411 95V64l20 31zM408 95V72l-11 23z" fill="oklch(0.98 0.01 95)" />;

const Palm = ({ x, height }: { x: number; height: number }) => (
  <g transform={`translate(${x} 124)`} strokeLinecap="round" fill="none">
    <path d={`M0 0q-6 ${-height / 2} 2 ${-height}`} stroke="oklch(0.55 0.06 60)" strokeWidth="4.5" />
    <path
      transform={`translate(2 ${-height})`}
      d="M0 0q-16-12-26 4M0 0q14-14 27 2M0 0q-14-2-17 15M0 0q13-1 17 15M0 0q-3-14-14-16"
      stroke="oklch(0.55 0.09 155)"
      strokeWidth="5"
    />
  </g>
);

export const LANDS: Record<Land, Scenery> = {
  coast: {
    far: (
      <>
        {Sea}
        {Boat}
      </>
    ),
    near: (
      <>
        {ground(GRASS)}
        <path d="M-500 138c180-8 380 2 560-4s420-8 840 2v30H-500z" fill={SAND} />
      </>
    ),
  },
  islands: {
    far: (
      <>
        {Sea}
        <path d="M300 98l58-46h22l74 46zM-240 98l60-34h20l52 34z" fill="oklch(0.68 0.06 165)" />
      </>
    ),
    near: (
      <>
        <Palm x={70} height={52} />
        <Palm x={98} height={38} />
        <Palm x={334} height={46} />
        <Palm x={-120} height={44} />
        <Palm x={520} height={50} />
        {ground(SAND)}
      </>
    ),
  },
  mountains: {
    far: (
      <>
        <path
          d="M-500 128l90-66 60 40 90-62 100 70 76-62 84 52 90-72 96 70 70-46 92 62 96-70 90 60 66-34v58z"
          fill={ROCK}
        />
        <path
          d="M-260 40l-25 17 18-3 8 8 12-9 14 4zM76 48l-22 15 17-2 6 7 10-8 12 2zM90 0M350 52l-20 14 15-2 8 6 9-7 13 2z"
          fill="oklch(0.97 0.01 250)"
        />
      </>
    ),
    near: ground(MEADOW),
  },
  desert: {
    far: (
      <>
        <path
          d="M-500 126v-22h60l10-34h96l12 34h190l8-22h60l9 22h360l12-44h84l13 44h120l10-26h70l10 26h76v22z"
          fill={CLAY}
          opacity=".8"
        />
        <path d="M-424 82h88M352 74h76M556 90h60" stroke="oklch(0.62 0.11 40)" strokeWidth="4" opacity=".6" />
      </>
    ),
    near: (
      <>
        {ground('oklch(0.85 0.07 70)')}
        <path
          d="M60 128v-34M60 114h-10v-11M60 108h10v-9M352 130v-30M352 118h9v-10M352 112h-9v-8M-150 130v-30M-150 118h9v-10"
          fill="none"
          stroke="oklch(0.55 0.07 150)"
          strokeWidth="5.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </>
    ),
  },
  plains: {
    far: <path d="M-500 108H900v30H-500z" fill={WHEAT} />,
    near: (
      <>
        {ground('oklch(0.82 0.09 115)')}
        <path
          d="M-480 150l60-22M-380 150l50-22M-280 150l40-22M-180 150l32-22M-80 150l24-20M20 150l16-18M380 150l-16-18M480 150l-24-20M580 150l-32-22M680 150l-40-22M780 150l-50-22"
          stroke={WHEAT}
          strokeWidth="4"
        />
      </>
    ),
  },
  lakes: {
    far: (
      <>
        <path
          d="M-500 104c120-12 220-18 330-10s180-14 300-8 240 10 330 2 260-8 440 4v44H-500z"
          fill="oklch(0.66 0.06 165)"
          opacity=".7"
        />
        {<path d="M-500 112H900v20H-500z" fill={SEA} />}
      </>
    ),
    near: ground(GRASS),
  },
  hills: {
    far: (
      <path
        d="M-500 96c160 20 390 63 500 8c60-30 110-34 170-12s120 18 230-22s360 40 500 26v80H-500z"
        fill={MEADOW}
        opacity=".75"
      />
    ),
    near: ground(GRASS),
  },
};
