/** Who chooses "Business" is taught it where the college files its degree under business administration, as most do. */
const ALSO: Readonly<Record<string, readonly string[]>> = { '5201': ['5202'] };

/** The four-digit CIP codes that a major is taught under, its own first. */
export const sameProgramsAs = (majorCip4: string): readonly string[] => [
  majorCip4,
  ...(ALSO[majorCip4] ?? []),
];
