import { Body, Controller, Delete, Get, Param, Patch, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { z } from 'zod';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { Idempotent } from '#shared-kernel/platform/http/idempotency/idempotency.decorator.js';
import {
  Replies,
  RepliesNothing,
  RepliesValidated,
} from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { type Caller } from '#shared-kernel/application/caller.js';
import { type CollegeCard, CollegeCards } from '#modules/college-catalogue/contracts/index.js';
import { MATCHING_BUDGETS } from '../../application/matching-budgets.js';
import { CurrentMatches } from '../../application/matches/current-matches.js';
import { MoveSavedCollege } from '../../application/saved-colleges/move-saved-college.js';
import { RemoveSavedCollege } from '../../application/saved-colleges/remove-saved-college.js';
import { SaveCollege } from '../../application/saved-colleges/save-college.js';
import { ChangeNotes } from '../../application/saved-colleges/change-notes.js';
import { type StudentMatches } from '../../application/matches/student-matches.js';
import { SavedCollegeNotFound } from '../../domain/saved-college.errors.js';
import { SavedListReadModel, type SavedRow } from '../read-models/saved-list.read-model.js';
import { savedCollegeReply } from './saved-college.reply.js';
import {
  CategoryRequest,
  NotesRequest,
  SaveCollegeRequest,
  SavedCollege,
  SavedColleges,
} from './saved-colleges.dto.js';

const NOT_FOUND = { 404: 'Not in your list' };
const INVALID = { 400: 'Invalid request' };

@ApiTags('matching')
@Controller('saved-colleges')
export class SavedCollegesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly savedList: SavedListReadModel,
    private readonly current: CurrentMatches,
    private readonly cards: CollegeCards,
  ) {}

  @Get()
  @SignedIn('student')
  @Throttled(MATCHING_BUDGETS['college-list-reads'], 'account')
  @RepliesValidated(SavedColleges, { summary: 'The student’s college list' })
  async listSavedColleges(@CurrentCaller() { userId }: Caller) {
    const [rows, matches] = await Promise.all([this.savedList.of(userId), this.current.of(userId)]);
    const cards = await this.cards.of(rows.map(({ collegeId }) => collegeId));
    // The catalogue keeps every college it ever had, so none is left out here.
    return rows.flatMap((row) => {
      const card = cards.get(row.collegeId);
      return card === undefined ? [] : [savedCollegeReply(row, matches.at(row.collegeId), card)];
    });
  }

  @Post()
  @SignedIn('student')
  @Throttled(MATCHING_BUDGETS['college-list-writes'], 'account')
  @Idempotent()
  @RepliesValidated(SavedCollege, {
    summary: 'Save a college; one that is saved already stays as it is',
    status: 201,
    refusals: { ...INVALID, 404: 'No such college', 409: 'The list is full' },
  })
  @ApiResponse({ status: 200, description: 'It was in the list already', standardSchema: SavedCollege })
  async saveCollege(
    @CurrentCaller() { userId }: Caller,
    @Body({ schema: SaveCollegeRequest }) { collegeId, category, notes, savedBefore }: SaveCollegeRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const saving = new SaveCollege(userId, {
      collegeId,
      category: category ?? null,
      notes: notes ?? '',
      savedBefore: savedBefore == null ? null : new Date(savedBefore),
    });
    // Saving needs the matches too and does not change them: at the same time, both share one read of the profile version.
    const [{ id, isNew }, matches] = await Promise.all([
      this.commands.execute(saving),
      this.current.of(userId),
    ]);
    if (!isNew) void reply.status(200);
    return this.replyOf(await this.savedList.one(userId, id), matches);
  }

  @Delete(':id')
  @SignedIn('student')
  @Throttled(MATCHING_BUDGETS['college-list-writes'], 'account')
  @RepliesNothing({ summary: 'Remove a saved college', refusals: { ...INVALID, ...NOT_FOUND } })
  async removeSavedCollege(
    @CurrentCaller() { userId }: Caller,
    @Param('id', { schema: z.uuid() }) id: string,
  ) {
    await this.commands.execute(new RemoveSavedCollege(userId, id));
  }

  @Patch(':id/notes')
  @SignedIn('student')
  @Throttled(MATCHING_BUDGETS['college-list-writes'], 'account')
  @Replies(SavedCollege, {
    summary: 'Change the notes of a saved college',
    refusals: { ...INVALID, ...NOT_FOUND },
  })
  async changeSavedCollegeNotes(
    @CurrentCaller() { userId }: Caller,
    @Param('id', { schema: z.uuid() }) id: string,
    @Body({ schema: NotesRequest }) { notes }: NotesRequest,
  ) {
    await this.commands.execute(new ChangeNotes(userId, id, notes));
    return this.one(userId, id);
  }

  @Patch(':id/category')
  @SignedIn('student')
  @Throttled(MATCHING_BUDGETS['college-list-writes'], 'account')
  @Replies(SavedCollege, {
    summary: 'Move a saved college to Reach, Target or Safety',
    refusals: { ...INVALID, ...NOT_FOUND },
  })
  async moveSavedCollege(
    @CurrentCaller() { userId }: Caller,
    @Param('id', { schema: z.uuid() }) id: string,
    @Body({ schema: CategoryRequest }) { category }: CategoryRequest,
  ) {
    await this.commands.execute(new MoveSavedCollege(userId, id, category));
    return this.one(userId, id);
  }

  private async one(userId: string, id: string) {
    const [row, matches] = await Promise.all([this.savedList.one(userId, id), this.current.of(userId)]);
    return this.replyOf(row, matches);
  }

  private async replyOf(row: SavedRow | null, matches: StudentMatches) {
    if (row === null) throw new SavedCollegeNotFound();
    return savedCollegeReply(row, matches.at(row.collegeId), await this.cardOf(row.collegeId));
  }

  private async cardOf(collegeId: number): Promise<CollegeCard> {
    const card = (await this.cards.of([collegeId])).get(collegeId);
    if (card === undefined) throw new SavedCollegeNotFound();
    return card;
  }
}
