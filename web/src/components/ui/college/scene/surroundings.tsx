import { type ReactNode } from 'react';
import { type Surroundings } from '@/lib/drawing/college-scene';

const FIR = 'oklch(0.47 0.06 170)';
const LEAVES = 'oklch(0.62 0.085 150)';

const Skyline = (
  <path
    d="M-500 126V92h40V78h34v30h36V70h26v32h34V84h40v26h30V64h28v38h38V88h26V72h34v30h30V80h36v28h30v18zM300 126V86h26v16h24V66h32v34h30V78h26v28h40V62h24v40h34V84h38v22h30V70h30v34h36V88h40v20h60v18z"
    fill="var(--scene-mid)"
    opacity=".42"
  />
);

type PlantProps = { x: number; y: number; scale: number };

/** (x, y) is its foot. */
const Fir = ({ x, y, scale }: PlantProps) => (
  <path
    transform={`translate(${x} ${y}) scale(${scale})`}
    d="M0-66l20 36h-8l14 30h-52l14-30h-8z"
    fill={FIR}
  />
);

const Tree = ({ x, y, scale }: PlantProps) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <path d="M-2.5 0v-22h5v22z" fill="oklch(0.5 0.05 60)" />
    <circle cy="-31" r="17" fill={LEAVES} />
  </g>
);

const FIRS = [-430, -330, -250, -170, -100, -62, -6, 34, 72, 334, 372, 404, 470, 505, 580, 660, 740];
const TREES = [-420, -310, -215, -120, -84, 10, 66, 96, 322, 352, 430, 470, 560, 640, 730];

export const SURROUNDINGS: Record<Surroundings, ReactNode> = {
  city: Skyline,
  woods: FIRS.map((x, place) => (
    <Fir key={x} x={x} y={124 + (place % 3)} scale={0.62 + (place % 4) * 0.13} />
  )),
  trees: TREES.map((x, place) => (
    <Tree key={x} x={x} y={125 + (place % 2)} scale={0.8 + (place % 3) * 0.16} />
  )),
};
