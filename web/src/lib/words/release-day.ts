/** The day of a data release, such as "May 19, 2025", the same in every time zone. */
export const releaseDay = (release: string) =>
  new Date(release).toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });
