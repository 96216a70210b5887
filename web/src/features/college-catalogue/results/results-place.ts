/** Id of the results summary, which takes focus when the pressed control disappears. */
export const RESULTS = 'colleges-found';
