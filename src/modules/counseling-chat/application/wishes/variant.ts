/** A number that differs from turn to turn and from talk to talk, and is the same whenever the turn is played again. */
export function variantOf(conversationId: string, turn: number): number {
  let sum = turn;
  for (const letter of conversationId) sum += letter.codePointAt(0) ?? 0;
  return sum;
}
