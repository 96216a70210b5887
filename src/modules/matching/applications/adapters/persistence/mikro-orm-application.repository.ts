import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { Application } from '../../domain/application.js';
import { ApplicationNotFound } from '../../domain/application.errors.js';
import { ApplicationRepository } from '../../domain/application.repository.js';

/** Two that begin at the same moment have no row yet that could be locked. */
const TAKE_TURNS = 'select pg_advisory_xact_lock(hashtextextended($1, 0))';

const LOCKED = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;

@Injectable()
export class MikroOrmApplicationRepository extends ApplicationRepository {
  constructor(
    private readonly entities: EntityManager,
    private readonly sql: Sql,
  ) {
    super();
  }

  add(application: Application): void {
    this.entities.persist(application);
  }

  async lockAllOf(studentId: string): Promise<Application[]> {
    await this.sql.rows(TAKE_TURNS, [`applications of ${studentId}`]);
    return this.entities.find(Application, { studentId }, LOCKED);
  }

  async lock(studentId: string, applicationId: string): Promise<Application> {
    const application = await this.entities.findOne(Application, { id: applicationId, studentId }, LOCKED);
    if (application === null || application.isDeleted) throw new ApplicationNotFound();
    return application;
  }
}
