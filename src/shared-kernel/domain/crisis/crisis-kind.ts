/** What danger a text tells of. */
export const CRISIS_KINDS = [
  'suicide',
  'self-harm',
  'abuse',
  'unsafe',
  'violence',
  'eating',
  'medical',
  'harassment',
  'friend',
] as const;
export type CrisisKind = (typeof CRISIS_KINDS)[number];
