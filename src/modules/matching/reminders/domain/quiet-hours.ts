import { localTime } from './local-time.js';

const MORNING = 7;
const EVENING = 21;

/** Between nine in the evening and seven in the morning nobody is told anything. */
export function isQuiet(moment: Date, zone: string): boolean {
  const { hour } = localTime(moment, zone);
  return hour < MORNING || hour >= EVENING;
}
