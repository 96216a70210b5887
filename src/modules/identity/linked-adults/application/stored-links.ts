import { type Invitation } from '../domain/invitation.js';
import { type Relation, type SharedPart } from '../domain/shared-part.js';

export interface Link {
  readonly studentId: string;
  readonly adultId: string;
  readonly relation: Relation;
  readonly parts: readonly SharedPart[];
  readonly linkedAt: Date;
}

/** Invitations and links. Of a code only a keyed fingerprint is stored. */
export abstract class StoredLinks {
  /** Both counts: others who add wait until the unit of work ends. */
  abstract countInvitations(studentId: string, now: Date): Promise<number>;
  abstract addInvitation(invitation: Invitation, codeDigest: string): Promise<void>;

  /** One of this student's that is still open. */
  abstract invitationOf(
    studentId: string,
    id: string,
    now: Date,
  ): Promise<(Invitation & { codeDigest: string }) | null>;

  /** Whether there was one: of several at once, it is true for one. */
  abstract removeInvitation(studentId: string, id: string): Promise<boolean>;

  /** Null once it is used, withdrawn or expired, and while the student's account is closed or leaving. */
  abstract findInvitation(codeDigests: readonly string[], now: Date): Promise<Invitation | null>;

  abstract countAdults(studentId: string): Promise<number>;

  /** An adult who is linked already keeps the link, with these parts. */
  abstract save(link: Link): Promise<void>;

  /** Whether there is such a link. */
  abstract changeParts(studentId: string, adultId: string, parts: readonly SharedPart[]): Promise<boolean>;

  /** Whether there was one. */
  abstract remove(studentId: string, adultId: string): Promise<boolean>;
}
