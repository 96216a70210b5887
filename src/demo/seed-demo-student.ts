import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { type Command, CommandBus } from '@nestjs/cqrs';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { PlatformSettings } from '#shared-kernel/platform/configuration/platform-settings.js';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { EmailAlreadyRegistered } from '#modules/identity/account/domain/account.errors.js';
import { DEMO_ACCOUNT } from './demo-account.js';
import { type DemoPart, PARTS, registerDemoStudent } from './demo-seed.js';
import { DemoSettings } from './demo.settings.js';

const ADD_MISSING = 'insert into demo.missing_parts (part, student_id) select unnest($1::text[]), $2';
const TAKE_MISSING = `delete from demo.missing_parts where part = $1 returning student_id as "studentId"`;

/**
 * Adds the demo student on the first start with `DEMO_DATA`, one transaction per context. If the server stops between two of
 * them, the next start adds what is missing. Later changes to the account stay.
 */
@Injectable()
export class SeedDemoStudent implements OnApplicationBootstrap {
  private readonly log = new Logger(SeedDemoStudent.name);

  constructor(
    private readonly demo: DemoSettings,
    private readonly platform: PlatformSettings,
    private readonly commands: CommandBus,
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.demo.demoData) return;
    await this.addAccount();
    for (const part of PARTS) await this.addIfMissing(part);
    const { email, password } = DEMO_ACCOUNT;
    this.log.log(`Demo student: sign in at ${this.platform.publicUrl}/login as ${email} with ${password}`);
  }

  private async addAccount(): Promise<void> {
    try {
      await this.unitOfWork.run(async () => {
        const { userId } = await this.commands.execute(registerDemoStudent());
        await this.sql.rows(ADD_MISSING, [PARTS.map(({ name }) => name), userId]);
      });
    } catch (error) {
      if (!(error instanceof EmailAlreadyRegistered)) throw error;
    }
  }

  private async addIfMissing({ name, commands }: DemoPart): Promise<void> {
    await this.unitOfWork.run(async () => {
      const missing = await this.sql.row<{ studentId: string }>(TAKE_MISSING, [name]);
      if (missing === null) return;
      for (const command of commands(missing.studentId, this.clock.now()))
        await this.commands.execute<Command<unknown>>(command);
    });
  }
}
