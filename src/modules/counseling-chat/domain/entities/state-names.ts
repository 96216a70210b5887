import { US_STATES } from '#shared-kernel/domain/us-states.js';

const NAMES: Readonly<Record<string, string>> = { ...US_STATES, DC: 'Washington, D.C.' };

/** "Ohio" for "OH". */
export const stateName = (code: string): string => NAMES[code] ?? code;
