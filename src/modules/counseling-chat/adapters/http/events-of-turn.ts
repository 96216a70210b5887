import { ReadableStream } from 'node:stream/web';
import { type Progress } from '../../application/advisor.js';
import { type TurnEvent } from './turn-streams.js';

/** What happens during a turn, in order, and last how it ended. */
export const eventsOf = (work: (progress: Progress) => Promise<TurnEvent>): ReadableStream<TurnEvent> =>
  new ReadableStream<TurnEvent>({
    async start(events) {
      const end = await work({
        status: (words) => events.enqueue({ name: 'status', data: { words } }),
        text: (delta) => events.enqueue({ name: 'text', data: { delta } }),
      });
      events.enqueue(end);
      events.close();
    },
  });
