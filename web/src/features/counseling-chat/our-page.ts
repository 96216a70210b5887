/** Whether this is an address on Flyleaf. "//" would lead to another site. */
export const isOurPage = (url: string) => url.startsWith('/') && !/^\/[/\\]/.test(url);
