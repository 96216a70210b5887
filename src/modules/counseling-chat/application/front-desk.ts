import { Injectable } from '@nestjs/common';
import { type Answered, type Turn } from './advisor.js';

/** Hears what must not reach an engine: a yes or no to what Wren proposed, and requests that Wren always refuses. */
@Injectable()
export class FrontDesk {
  /** Null where the message is for the advisor. */
  answer(_turn: Turn): Promise<Answered | null> {
    return Promise.resolve(null);
  }
}
