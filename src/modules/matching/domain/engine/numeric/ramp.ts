import { clip } from './clip.js';

/** 1 up to `from`, 0 from `to` on, a straight line between. */
export function ramp(value: number, from: number, to: number): number {
  return clip((to - value) / (to - from), 0, 1);
}
