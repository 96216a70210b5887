/** The fields sent; what is left out stays. */
export type Changes<Fields> = { [Field in keyof Fields]?: Fields[Field] | undefined };

type Sent<Fields> = { [Field in keyof Fields]?: Exclude<Fields[Field], undefined> };

/** Without the fields that were left out. */
export function sent<Fields extends object>(fields: Fields): Sent<Fields> {
  const present = { ...fields };
  for (const field in present) if (present[field] === undefined) delete present[field];
  return present as Sent<Fields>;
}
