export const english = {
  all: (total: number, search: string) =>
    `Show all ${total.toLocaleString('en-US')} colleges for “${search}”`,
  found: (count: number) => `${String(count)} colleges found`,
  nothing: (search: string) => `Nothing matches “${search}”.`,
  openList: 'Open My List',
  action: 'Action',
  onList: (college: string) => `${college} is on My List`,
  save: (college: string) => `Save ${college} to My List`,
  goTo: (page: string) => `Go to ${page}`,
};
export type PaletteWords = typeof english;
