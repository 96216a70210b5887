import { AdultNotFound } from '../linked-adults/domain/linked-adults.errors.js';
import { type Relation } from '../linked-adults/domain/shared-part.js';

export interface LinkedAdult {
  readonly adultId: string;
  readonly name: string;
  readonly relation: Relation;
  /** Tells this link from an earlier one of the same two. */
  readonly linkedAt: Date;
}

/** The adults a student let in, for the student, who also sees those who can’t look for now. */
export abstract class LinkedAdults {
  /** The first let in first. */
  abstract of(studentId: string): Promise<readonly LinkedAdult[]>;

  /** @throws AdultNotFound */
  async require(studentId: string, adultId: string): Promise<LinkedAdult> {
    const adult = (await this.of(studentId)).find((one) => one.adultId === adultId);
    if (adult === undefined) throw new AdultNotFound();
    return adult;
  }
}
