/** What one save says: a field that is absent stays as it was, null clears it. */
export type Changes<Answers> = { readonly [Field in keyof Answers]?: Answers[Field] | undefined };

export function withChanges<Answers extends object>(answers: Answers, changes: Changes<Answers>): Answers {
  const said = Object.entries(changes).filter(([, value]) => value !== undefined);
  return { ...answers, ...Object.fromEntries(said) };
}
