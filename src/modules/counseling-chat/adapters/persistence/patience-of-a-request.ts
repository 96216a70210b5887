import { Injectable } from '@nestjs/common';
import { ConnectionWaits } from '#shared-kernel/platform/persistence/connection-waits.js';
import { Patience } from '../../application/patience.js';

@Injectable()
export class PatienceOfARequest extends Patience {
  anew<Result>(work: () => Promise<Result>): Promise<Result> {
    return ConnectionWaits.forRequest(work);
  }
}
