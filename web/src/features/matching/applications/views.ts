export const VIEWS = [
  { view: 'board', label: 'Board' },
  { view: 'table', label: 'Table' },
  { view: 'month', label: 'Month' },
] as const;

export type View = (typeof VIEWS)[number]['view'];

/** The board, unless the address asks for another. */
export const viewIn = (address: URLSearchParams): View =>
  VIEWS.find(({ view }) => view === address.get('view'))?.view ?? 'board';
