/** Words as application forms count them: whatever white space separates. "Well-known" and "–" are one each. */
export function wordCount(text: string): number {
  const trimmed = text.trim();
  return trimmed === '' ? 0 : trimmed.split(/\s+/).length;
}
