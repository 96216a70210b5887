import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { CollegeNameList } from '../../application/college-name-list.js';
import { EssayReviewer, type Reading } from '../../application/review/essay-reviewer.js';
import { BUILT_IN_READER } from '../../domain/review/built-in-reader.js';
import { type NamedCollege } from '../../domain/colleges-named/named-college.js';
import { type Review, type ReviewRequest } from '../../domain/review/review.js';
import { SerialThread } from '#shared-kernel/platform/threads/serial-thread.js';

/** Reads by rules, in one thread for the whole server. */
@Injectable()
export class BuiltInReviewer extends EssayReviewer implements OnApplicationShutdown {
  private readonly thread = new SerialThread<ReviewRequest, readonly NamedCollege[], Review>(
    new URL('./reading-thread.js', import.meta.url),
    {
      name: 'essays',
      heapMb: 256,
      mostWaiting: 100,
      // A thousand words take less than a second of computing, and a start takes two. The thread's low priority
      // stretches both while the machine is busy; a start that is cut short only has to begin again.
      workMs: 60_000,
      startMs: 600_000,
      idleMs: 120_000,
    },
  );

  constructor(private readonly collegeNames: CollegeNameList) {
    super();
  }

  readerFor(): Promise<string> {
    return Promise.resolve(BUILT_IN_READER);
  }

  async review({ request, signal }: Reading): Promise<Review> {
    const { release, colleges } = await this.collegeNames.current();
    return this.thread.run(request, { version: release, data: colleges }, signal);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.thread.stop();
  }
}
