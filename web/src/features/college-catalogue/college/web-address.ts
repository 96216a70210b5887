/** Only what a browser may safely open; anything else in the data is no link. */
export const webAddress = (address: string | null) =>
  address !== null && /^https?:\/\//i.test(address) ? address : null;
