import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { Replies, RepliesNothing } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { Done, done } from '../../../account/adapters/http/fields.dto.js';
import { IDENTITY_BUDGETS } from '../../../account/application/identity-budgets.js';
import { LinkedStudents } from '../../../contracts/linked-students.js';
import { AcceptInvitation } from '../../application/accept-invitation.js';
import { AskStudent } from '../../application/ask-student.js';
import { EndLink } from '../../application/end-link.js';
import { type Relation } from '../../domain/shared-part.js';
import {
  AskStudentRequest,
  CodeRequest,
  LinkedStudentReplies,
  LinkedStudentReply,
} from './linked-adults.dto.js';

const INVALID = { 400: 'Invalid request' };
const NOT_FOUND = { 404: 'Not a student of mine' };

/** The students who let this parent or counselor in. */
@ApiTags('identity')
@Controller('linked-students')
export class LinkedStudentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly students: LinkedStudents,
    private readonly question: AskStudent,
  ) {}

  @Get()
  @SignedIn('parent', 'counselor')
  @Replies(LinkedStudentReplies, { summary: 'My students, by name' })
  listLinkedStudents(@CurrentCaller() { userId }: Caller) {
    return this.students.of(userId);
  }

  @Post()
  @SignedIn('parent', 'counselor')
  @Throttled(IDENTITY_BUDGETS['invitation-codes'], 'account')
  @Replies(LinkedStudentReply, {
    summary: 'Enter a student’s code',
    refusals: { ...INVALID, 404: 'Not an open code', 409: 'A code for another kind of account' },
  })
  async acceptInvitation(
    @CurrentCaller() { userId, role }: Caller,
    @Body({ schema: CodeRequest }) { code }: CodeRequest,
  ) {
    const studentId = await this.commands.execute(new AcceptInvitation(userId, role as Relation, code));
    return this.students.require(userId, studentId);
  }

  @Post('requests')
  @SignedIn('parent', 'counselor')
  @Throttled(IDENTITY_BUDGETS['sharing-changes'], 'account')
  @Replies(Done, {
    summary: 'Ask a student to share with you; the reply does not show whether there is such a student',
    refusals: { 400: 'Not an email address' },
  })
  async askStudent(
    @CurrentCaller() { userId, role }: Caller,
    @Body({ schema: AskStudentRequest }) { email }: AskStudentRequest,
  ) {
    await this.question.ask(userId, role as Relation, email);
    return done('If there is a student with this email, they’ll see your request.');
  }

  @Get(':studentId')
  @SignedIn('parent', 'counselor')
  @Replies(LinkedStudentReply, { summary: 'One of my students', refusals: { ...INVALID, ...NOT_FOUND } })
  getLinkedStudent(
    @CurrentCaller() { userId }: Caller,
    @Param('studentId', { schema: z.uuid() }) studentId: string,
  ) {
    return this.students.require(userId, studentId);
  }

  @Delete(':studentId')
  @SignedIn('parent', 'counselor')
  @Throttled(IDENTITY_BUDGETS['sharing-changes'], 'account')
  @RepliesNothing({ summary: 'Give up what a student shared; repeating it is fine', refusals: INVALID })
  async leaveStudent(
    @CurrentCaller() { userId }: Caller,
    @Param('studentId', { schema: z.uuid() }) studentId: string,
  ): Promise<void> {
    await this.commands.execute(new EndLink(studentId, userId, 'adult'));
  }
}
