import { Injectable } from '@nestjs/common';
import { EssayShelf, type ShelvedEssay } from '../../contracts/index.js';
import { EssaysReadModel } from '../read-models/essays.read-model.js';

/** More than any student works on at a time. */
const MOST_ESSAYS = 100;

@Injectable()
export class StoredEssayShelf extends EssayShelf {
  constructor(private readonly essays: EssaysReadModel) {
    super();
  }

  async of(studentId: string): Promise<readonly ShelvedEssay[]> {
    const { essays } = await this.essays.page(studentId, { page: 1, limit: MOST_ESSAYS });
    return essays.map(({ id, title, essayType, status, wordCount, wordLimit, overallScore, updatedAt }) => ({
      id,
      title,
      essayType,
      status,
      words: wordCount,
      wordLimit,
      overallScore,
      updatedAt: new Date(updatedAt),
    }));
  }
}
