import { useSearchParams } from 'react-router-dom';

/** The search, the filters and the page of a tab, all in the address. */
export const useFilters = () => {
  const [address, setAddress] = useSearchParams();
  const page = Number(address.get('page') ?? 1);

  /** An empty text removes the filter. Every change shows the first page. */
  const change = (filters: Record<string, string>) =>
    setAddress(
      (before) => {
        before.delete('page');
        for (const [name, value] of Object.entries(filters))
          if (value === '') before.delete(name);
          else before.set(name, value);
        return before;
      },
      { replace: true },
    );
  const turnTo = (next: number) =>
    setAddress((before) => {
      before.set('page', String(next));
      return before;
    });

  return {
    of: (name: string) => address.get(name) ?? '',
    page: Number.isInteger(page) && page >= 1 ? page : 1,
    change,
    turnTo,
  };
};
