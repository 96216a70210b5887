import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Essay } from '../../domain/essay/essay.js';
import { EssayNotFound } from '../../domain/essay/essay.errors.js';
import { EssayRepository } from '../../domain/essay/essay.repository.js';

@Injectable()
export class MikroOrmEssayRepository extends EssayRepository {
  constructor(private readonly entities: EntityManager) {
    super();
  }

  async add(essay: Essay): Promise<void> {
    await this.entities.persist(essay).flush();
  }

  countOf(studentId: string): Promise<number> {
    return this.entities.count(Essay, { studentId });
  }

  async lock(studentId: string, essayId: string): Promise<Essay> {
    const essay = await this.entities.findOne(
      Essay,
      { id: essayId, studentId },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (essay === null) throw new EssayNotFound();
    return essay;
  }

  remove(essay: Essay): void {
    this.entities.remove(essay);
  }
}
