/** null unless the data holds an http(s) address. */
export const webAddress = (address: string | null) =>
  address !== null && /^https?:\/\//i.test(address) ? address : null;
