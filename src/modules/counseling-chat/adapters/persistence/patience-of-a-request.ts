import { Injectable } from '@nestjs/common';
import { DatabaseWaits } from '#shared-kernel/platform/persistence/database-waits.js';
import { Patience } from '../../application/turn/patience.js';

@Injectable()
export class PatienceOfARequest extends Patience {
  anew<Result>(work: () => Promise<Result>): Promise<Result> {
    return DatabaseWaits.forRequest(work);
  }
}
