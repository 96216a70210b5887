/** Where the results are summed up: it takes the focus of what led there and is gone. */
export const RESULTS = 'colleges-found';
