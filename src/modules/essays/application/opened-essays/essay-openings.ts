/** Which essays someone who runs Flyleaf opened, and why. */
export abstract class EssayOpenings {
  /** The student whose essay it is. @throws EssayNotFound */
  abstract ownerOf(essayId: string): Promise<string>;

  abstract add(opening: { essayId: string; adminId: string; reason: string; openedAt: Date }): Promise<void>;

  abstract hasOpenedSince(essayId: string, adminId: string, since: Date): Promise<boolean>;
}
