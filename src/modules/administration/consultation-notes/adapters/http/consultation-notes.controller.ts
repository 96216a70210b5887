import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { type Caller } from '#shared-kernel/application/caller.js';
import { type BasedOn } from '#shared-kernel/domain/based-on.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { Idempotent } from '#shared-kernel/platform/http/idempotency/idempotency.decorator.js';
import { AcceptsIfMatch, IfMatch } from '#shared-kernel/platform/http/requests/if-match.decorator.js';
import { Replies, RepliesNothing } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { ADMINISTRATION_BUDGETS } from '../../../administration-budgets.js';
import { StudentViews } from '../../../students/application/student-views.js';
import { AddConsultationNote } from '../../application/add-consultation-note.js';
import { RemoveConsultationNote } from '../../application/remove-consultation-note.js';
import { ReviseConsultationNote } from '../../application/revise-consultation-note.js';
import { ConsultationNotesReadModel } from '../read-models/consultation-notes.read-model.js';
import { ConsultationNote, ConsultationNoteRequest, ConsultationNotes } from './consultation-notes.dto.js';

const NO_STUDENT = { 400: 'Invalid request', 404: 'No such student' };
const NO_NOTE = { 400: 'Invalid request', 404: 'No such note' };

@ApiTags('administration')
@Controller('admin/user/:id/notes')
export class ConsultationNotesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly views: StudentViews,
    private readonly notes: ConsultationNotesReadModel,
  ) {}

  @Get()
  @SignedIn('admin')
  @Throttled(ADMINISTRATION_BUDGETS['admin-reads'], 'account')
  @Replies(ConsultationNotes, { summary: 'Consultation notes about a student', refusals: NO_STUDENT })
  async listConsultationNotes(
    @CurrentCaller() { userId: adminId }: Caller,
    @Param('id', { schema: z.uuid() }) studentId: string,
  ) {
    await this.views.record(adminId, studentId);
    return this.notes.all(studentId, adminId);
  }

  @Post()
  @SignedIn('admin')
  @Throttled(ADMINISTRATION_BUDGETS['admin-writes'], 'account')
  @Idempotent()
  @Replies(ConsultationNote, { summary: 'Add a consultation note', status: 201, refusals: NO_STUDENT })
  async addConsultationNote(
    @CurrentCaller() { userId: adminId }: Caller,
    @Param('id', { schema: z.uuid() }) studentId: string,
    @Body({ schema: ConsultationNoteRequest }) { text }: ConsultationNoteRequest,
  ) {
    const noteId = await this.commands.execute(new AddConsultationNote(adminId, studentId, text));
    return this.notes.one(studentId, noteId, adminId);
  }

  @Put(':noteId')
  @SignedIn('admin')
  @Throttled(ADMINISTRATION_BUDGETS['admin-writes'], 'account')
  @AcceptsIfMatch()
  @Replies(ConsultationNote, { summary: 'Change a consultation note of your own', refusals: NO_NOTE })
  async reviseConsultationNote(
    @CurrentCaller() { userId: adminId }: Caller,
    @Param('id', { schema: z.uuid() }) studentId: string,
    @Param('noteId', { schema: z.uuid() }) noteId: string,
    @Body({ schema: ConsultationNoteRequest }) { text }: ConsultationNoteRequest,
    @IfMatch() basedOn: BasedOn,
  ) {
    await this.commands.execute(new ReviseConsultationNote(adminId, studentId, noteId, text, basedOn));
    return this.notes.one(studentId, noteId, adminId);
  }

  @Delete(':noteId')
  @SignedIn('admin')
  @Throttled(ADMINISTRATION_BUDGETS['admin-writes'], 'account')
  @AcceptsIfMatch()
  @RepliesNothing({ summary: 'Delete a consultation note', refusals: NO_NOTE })
  async removeConsultationNote(
    @Param('id', { schema: z.uuid() }) studentId: string,
    @Param('noteId', { schema: z.uuid() }) noteId: string,
    @IfMatch() basedOn: BasedOn,
  ): Promise<void> {
    await this.commands.execute(new RemoveConsultationNote(studentId, noteId, basedOn));
  }
}
