/** The fields of one save: an absent field stays as it was, null clears it. */
export type Changes<Answers> = { readonly [Field in keyof Answers]?: Answers[Field] | undefined };

export function withChanges<Answers extends object>(answers: Answers, changes: Changes<Answers>): Answers {
  const sent = Object.entries(changes).filter(([, value]) => value !== undefined);
  return { ...answers, ...Object.fromEntries(sent) };
}
