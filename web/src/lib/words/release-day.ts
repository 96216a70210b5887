/** The day of a data release, such as "May 19, 2025": a day and no moment, so the same day everywhere. */
export const releaseDay = (release: string) =>
  new Date(release).toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });
