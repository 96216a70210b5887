import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { STUDENT_PROFILE_BUDGETS } from '../../application/student-profile-budgets.js';
import { profileCompletion } from '../../domain/completion/profile-completion.js';
import { SqlAnsweredProfile } from '../persistence/sql-answered-profile.js';
import { ProfileCompletion } from './profile-completion.dto.js';

@ApiTags('student-profile')
@Controller('profile-completion')
export class ProfileCompletionController {
  constructor(private readonly answered: SqlAnsweredProfile) {}

  @Get()
  @SignedIn('student')
  @Throttled(STUDENT_PROFILE_BUDGETS['profile-reads'], 'account')
  @Replies(ProfileCompletion, { summary: 'How complete each section of the profile is' })
  async readProfileCompletion(@CurrentCaller() { userId }: Caller) {
    return profileCompletion(await this.answered.of(userId));
  }
}
