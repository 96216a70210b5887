import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Clock } from '#shared-kernel/application/clock.js';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { COLLEGE_PROFILE_BUDGETS } from '../../application/kept-facts/college-profile-budgets.js';
import { KeepCollegeFacts } from '../../application/kept-facts/keep-college-facts.js';
import { type CsvProblem, readProfileCsv, type ReadProfiles } from '../profile-csv/read-profile-csv.js';
import { CollegeProfileReadModel } from '../read-models/college-profile.read-model.js';
import { ProfileImportReply, ProfileImportRequest } from './college-profiles.dto.js';

const MOST_PROBLEMS = 100;

/** Facts about many colleges at once. Sent again, a file changes nothing more. */
@ApiTags('college-catalogue')
@Controller('admin/college-profiles/import')
export class ProfileImportsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly profiles: CollegeProfileReadModel,
    private readonly clock: Clock,
  ) {}

  @Post()
  @SignedIn('admin')
  @Throttled(COLLEGE_PROFILE_BUDGETS['college-profile-imports'], 'account')
  @Replies(ProfileImportReply, {
    summary: 'Check or keep facts about colleges from a CSV file: all of them or none',
    refusals: { 400: 'Not a file of at most 200,000 characters' },
  })
  async importCollegeProfiles(
    @CurrentCaller() { userId }: Caller,
    @Body({ schema: ProfileImportRequest }) { csv, dryRun }: ProfileImportRequest,
  ) {
    const read = readProfileCsv(csv, this.clock.now());
    const problems = [...read.problems, ...(await this.unknownColleges(read))];
    const keeps = !dryRun && problems.length === 0;
    const changed = keeps ? await this.commands.execute(new KeepCollegeFacts(userId, read.colleges)) : 0;
    return {
      facts: read.facts,
      colleges: read.colleges.size,
      changed,
      problemCount: problems.length,
      problems: problems.toSorted((one, other) => one.line - other.line).slice(0, MOST_PROBLEMS),
    };
  }

  private async unknownColleges({ colleges, lineOf }: ReadProfiles): Promise<readonly CsvProblem[]> {
    const known = await this.profiles.known([...colleges.keys()]);
    return [...lineOf].flatMap(([unitId, line]) =>
      known.has(unitId) ? [] : [{ line, column: 'unit_id', message: 'We don’t have this college.' }],
    );
  }
}
