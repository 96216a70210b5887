import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { EndedSignIns } from '#shared-kernel/application/caller.js';
import { DatabaseNotifications } from '#shared-kernel/platform/persistence/database-notifications.js';
import { SignInStates } from '../../application/sign-in-states.js';

/** Sent by triggers in the database; the payload is the id of the sign-in. */
const CHANNEL = 'identity_sign_in_ended';

@Injectable()
export class DatabaseEndedSignIns extends EndedSignIns implements OnApplicationBootstrap {
  private readonly listeners: ((signInId: string) => void)[] = [];

  constructor(
    private readonly databaseNotifications: DatabaseNotifications,
    private readonly states: SignInStates,
  ) {
    super();
  }

  onEnd(listener: (signInId: string) => void): void {
    this.listeners.push(listener);
  }

  onApplicationBootstrap(): void {
    this.databaseNotifications.listen(CHANNEL, {
      onMessage: (signInId) => {
        this.states.forget(signInId);
        for (const listener of this.listeners) listener(signInId);
      },
      // Sign-ins that end unnoticed are found once their cached state expires.
      onReconnect: () => undefined,
    });
  }
}
