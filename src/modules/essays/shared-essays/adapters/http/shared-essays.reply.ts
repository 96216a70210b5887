import { Injectable } from '@nestjs/common';
import { CollegeCards } from '#modules/college-catalogue/contracts/index.js';
import { type LinkedStudent, LinkedStudents } from '#modules/identity/contracts/index.js';
import { commentReply } from '../../../adapters/http/comment-reply.js';
import { EssayCommentsReadModel } from '../../../adapters/read-models/essay-comments.read-model.js';
import { EssayNotFound } from '../../../domain/essay/essay.errors.js';
import { SharedEssaysReadModel } from '../read-models/shared-essays.read-model.js';

/** A student’s essays as one adult reads them: shared with this adult, one by one, under the link the two have now. */
@Injectable()
export class SharedEssaysReply {
  constructor(
    private readonly students: LinkedStudents,
    private readonly essays: SharedEssaysReadModel,
    private readonly comments: EssayCommentsReadModel,
    private readonly cards: CollegeCards,
  ) {}

  /** @throws StudentNotFound */
  async list(adultId: string, studentId: string) {
    const student = await this.students.require(adultId, studentId);
    const essays = await this.essays.of({ adultId, studentId, linkedAt: student.linkedAt });
    if (essays.length > 0) await this.students.recordView(adultId, student, 'essays');
    const names = await this.collegesOf(essays);
    return essays.map((essay) => lineOf(essay, student, names));
  }

  /** @throws StudentNotFound @throws EssayNotFound for one that is not shared, so that it looks absent */
  async one(adultId: string, studentId: string, essayId: string) {
    const student = await this.students.require(adultId, studentId);
    const essay = await this.essays.one({ adultId, studentId, linkedAt: student.linkedAt }, essayId);
    if (essay === null) throw new EssayNotFound();
    await this.students.recordView(adultId, student, 'essay', essay);
    const [names, comments] = await Promise.all([
      this.collegesOf([essay]),
      this.comments.for(essayId, adultId),
    ]);
    return {
      ...lineOf(essay, student, names),
      prompt: essay.prompt,
      content: essay.content,
      canComment: student.relation === 'counselor',
      comments: comments.map((row) => commentReply(row, { role: student.relation, userId: adultId })),
    };
  }

  private async collegesOf(essays: readonly { collegeId: number | null }[]) {
    return this.cards.of(essays.flatMap(({ collegeId }) => collegeId ?? []));
  }
}

type Line = Awaited<ReturnType<SharedEssaysReadModel['of']>>[number];

const lineOf = (
  { collegeId, changedSinceComment, ...line }: Line,
  { relation }: LinkedStudent,
  names: ReadonlyMap<number, { readonly shortName: string }>,
) => ({
  ...line,
  collegeName: (collegeId === null ? undefined : names.get(collegeId)?.shortName) ?? null,
  awaitsComment: relation === 'counselor' && changedSinceComment,
});
