import { type FamilyRelation } from '../choices.js';
import { ProfileRecord } from '../profile-record.js';

/** A row of the family college history. Null is "never entered". */
export class FamilyMemberAnswers {
  relation: FamilyRelation | null = null;
  college: string | null = null;
  degree: string | null = null;
  gradYear: number | null = null;
  /** Place in the list, from 0. */
  position = 0;
}

/** A relative who went to college, or did not. */
export class FamilyMember extends ProfileRecord<FamilyMemberAnswers> {
  protected blank(): FamilyMemberAnswers {
    return new FamilyMemberAnswers();
  }
}
