import { type CanActivate, Injectable } from '@nestjs/common';
import { SignInLine } from '../../application/sign-in-line.js';
import { TooManySignInsAtOnce } from '../../domain/account.errors.js';

/** At the door, before the body is looked at: hundreds who are sent away in the same moment must cost little. */
@Injectable()
export class RoomInLineGuard implements CanActivate {
  constructor(private readonly line: SignInLine) {}

  canActivate(): boolean {
    if (this.line.isFull) throw new TooManySignInsAtOnce();
    return true;
  }
}
