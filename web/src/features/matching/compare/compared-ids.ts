export const MOST_COMPARED = 6;
export const LEAST_COMPARED = 2;

const UNIT_ID = /^[1-9]\d{0,8}$/;

/** The colleges of `?ids=204796,243780`, each once. What is no unit id is left out. */
export const comparedIds = (ids: string | null): readonly number[] => {
  const written = (ids ?? '').split(/[\s,]+/).filter((id) => UNIT_ID.test(id));
  return [...new Set(written.map(Number))];
};

export const compareAddress = (ids: readonly number[]) =>
  ids.length === 0 ? '/colleges/compare' : `/colleges/compare?ids=${ids.join(',')}`;
