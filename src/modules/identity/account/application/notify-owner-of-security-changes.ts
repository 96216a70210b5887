import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '#shared-kernel/application/reaction.js';
import { PasswordChanged, SecondFactorChanged } from '../domain/security.events.js';
import { AccountPost } from './account-emails.js';
import { passwordLetter, secondFactorLetter } from './email-texts.js';

@Injectable()
@ReactsTo(PasswordChanged, { tries: 'long' })
export class TellOwnerWhenPasswordChanged implements Reaction<PasswordChanged> {
  constructor(private readonly post: AccountPost) {}

  async handle({ userId }: PasswordChanged): Promise<void> {
    await this.post.toOwner(userId, passwordLetter());
  }
}

@Injectable()
@ReactsTo(SecondFactorChanged, { tries: 'long' })
export class TellOwnerWhenSecondFactorChanged implements Reaction<SecondFactorChanged> {
  constructor(private readonly post: AccountPost) {}

  async handle({ userId, change }: SecondFactorChanged): Promise<void> {
    await this.post.toOwner(userId, secondFactorLetter(change));
  }
}
