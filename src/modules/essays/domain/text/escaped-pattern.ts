/** The text as it stands, inside a regular expression. */
export const escapedPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
