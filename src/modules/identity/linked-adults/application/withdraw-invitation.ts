import { Injectable } from '@nestjs/common';
import { StoredLinks } from './stored-links.js';

/** The code stops working. Repeating it is fine, so no command. */
@Injectable()
export class WithdrawInvitation {
  constructor(private readonly links: StoredLinks) {}

  async withdraw(studentId: string, invitationId: string): Promise<void> {
    await this.links.removeInvitation(studentId, invitationId);
  }
}
