/** "Most-Recent-Cohorts-Institution_05192025.csv" was released on 2025-05-19. */
export function releaseDateIn(name: string): string | null {
  const [, month = '', day = '', year = ''] = /(?:^|\D)(\d{2})(\d{2})(20\d{2})(?:\D|$)/.exec(name) ?? [];
  const date = `${year}-${month}-${day}`;
  return isDate(date) ? date : null;
}

export function isDate(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) && /^20\d\d-/.test(text);
}
