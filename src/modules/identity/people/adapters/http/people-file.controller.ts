import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { type CsvCell } from '#shared-kernel/platform/http/replies/csv.js';
import { csvFile, RepliesCsv } from '#shared-kernel/platform/http/replies/csv-file.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { IDENTITY_BUDGETS } from '../../../account/application/identity-budgets.js';
import { AuditLog } from '../../../activity/application/audit-log.js';
import { PeopleReadModel } from '../read-models/people.read-model.js';
import { PeopleFileQuery } from './people.dto.js';

const HEADINGS = ['Id', 'Email', 'First name', 'Last name', 'Role', 'Status', 'Registered', 'Last sign-in'];

@ApiTags('identity')
@Controller('admin/users.csv')
export class PeopleFileController {
  constructor(
    private readonly people: PeopleReadModel,
    private readonly log: AuditLog,
  ) {}

  @Get()
  @SignedIn('admin')
  @Throttled(IDENTITY_BUDGETS['account-exports'], 'account')
  @RepliesCsv('The found accounts as a file; the log says who took it', { 400: 'Not a role or a status' })
  async exportUsers(
    @CurrentCaller() { userId }: Caller,
    @Query({ schema: PeopleFileQuery }) wanted: PeopleFileQuery,
  ) {
    const count = String(await this.people.count(wanted));
    await this.log.record({ kind: 'data-exported', userId, detail: { what: 'users', count } });
    return csvFile('users', HEADINGS, cellsOf(this.people.all(wanted)));
  }
}

async function* cellsOf(pages: ReturnType<PeopleReadModel['all']>): AsyncGenerator<CsvCell[][]> {
  for await (const people of pages)
    yield people.map(({ id, email, firstName, lastName, role, isActive, createdAt, lastLogin }) => [
      id,
      email,
      firstName,
      lastName,
      role,
      isActive ? 'Active' : 'Inactive',
      new Date(createdAt).toISOString(),
      lastLogin && new Date(lastLogin).toISOString(),
    ]);
}
