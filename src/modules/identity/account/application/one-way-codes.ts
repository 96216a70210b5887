/** What letters and recovery codes carry, and what is stored in their place. */
export abstract class OneWayCodes {
  /** What the letter of this token carries: follows from the id and a server key, so that no job has to carry it. */
  abstract mailedToken(tokenId: string): string;
  abstract digestOfMailedToken(token: string): string;
  /** Ten new recovery codes, twelve random letters each (58 bits), as their owner writes them down. */
  abstract recoveryCodes(): string[];
  /** However it is typed: capitals, spaces and dashes do not matter. */
  abstract digestOfRecoveryCode(userId: string, code: string): string;
}
