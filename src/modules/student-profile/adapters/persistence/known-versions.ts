import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { EventBus, ofType } from '@nestjs/cqrs';
import { DatabaseNotifications } from '#shared-kernel/platform/persistence/database-notifications.js';
import { RecentlyUsed } from '#shared-kernel/domain/recently-used.js';
import { ProfileChanged } from '../../contracts/index.js';

/** Where a trigger says `<student> <version>` for every profile that changes. */
const CHANNEL = 'student_profile_version';
/** A change that nobody heard of is noticed within five seconds, the question included. */
const TRUSTED_FOR_MS = 4_000;
/** Two numbers each. */
const REMEMBERED_STUDENTS = 10_000;

interface Known {
  readonly version: number;
  /** When the database was last asked, as `performance.now()` tells it. */
  readonly askedAt: number;
}

const UNKNOWN: Known = { version: 0, askedAt: Number.NEGATIVE_INFINITY };

/**
 * Which version each profile has, as far as this process knows: from what it asked, from what it has itself committed, told
 * before the save is acknowledged, and from what other replicas announce. Versions only rise, so whatever comes late changes
 * nothing, and an answer that was on its way while a change was heard of does not bring the old version back.
 */
@Injectable()
export class KnownVersions implements OnApplicationBootstrap {
  private readonly known = new RecentlyUsed<string, Known>(REMEMBERED_STUDENTS);
  /** Answers from before are not trusted: something may have been said that was not heard. */
  private listeningSince = Number.POSITIVE_INFINITY;

  constructor(
    private readonly events: EventBus,
    private readonly notifications: DatabaseNotifications,
  ) {}

  onApplicationBootstrap(): void {
    this.events
      .pipe(ofType(ProfileChanged))
      .subscribe(({ studentId, version }) => this.changed(studentId, version));
    this.notifications.listen(CHANNEL, {
      onMessage: (message) => {
        const [studentId = '', version] = message.split(' ');
        this.changed(studentId, Number(version));
      },
      onReconnect: () => (this.listeningSince = performance.now()),
    });
  }

  /** Undefined when the database has to be asked. */
  of(studentId: string): number | undefined {
    const known = this.known.get(studentId);
    if (known === undefined || known.askedAt < this.listeningSince) return undefined;
    return performance.now() - known.askedAt < TRUSTED_FOR_MS ? known.version : undefined;
  }

  /** What the database said to a question put to it at `askedAt`. */
  answered(studentId: string, version: number, askedAt: number): void {
    const known = this.known.get(studentId) ?? UNKNOWN;
    this.known.set(studentId, {
      version: Math.max(version, known.version),
      askedAt: Math.max(askedAt, known.askedAt),
    });
  }

  private changed(studentId: string, version: number): void {
    this.answered(studentId, version, UNKNOWN.askedAt);
  }
}
