/** The fields sent; what is left out stays. */
export type Changes<Fields> = { [Field in keyof Fields]?: Fields[Field] | undefined };

type Sent<Fields> = { [Field in keyof Fields]?: Exclude<Fields[Field], undefined> };

/** Without the fields that were left out. */
export const sent = <Fields extends object>(fields: Fields): Sent<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Sent<Fields>;
