type Flat = Readonly<Record<string, string | number | null>>;

/** RFC 8785 for one flat object of texts, whole numbers and nulls: names in order, no spaces. */
export const canonicalJson = (record: Flat): string =>
  `{${Object.entries(record)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)
    .join(',')}}`;
