import { Body, Controller, Get, Param, Patch, Query, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { z } from 'zod';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { ChangeAccess } from '../../application/change-access.js';
import { PersonNotFound } from '../../domain/people.errors.js';
import { PeopleReadModel } from '../read-models/people.read-model.js';
import { AccessChangeRequest, AdminUser, AdminUsers, PeopleQuery } from './people.dto.js';

@ApiTags('identity')
@Controller('admin/users')
export class PeopleController {
  constructor(
    private readonly people: PeopleReadModel,
    private readonly commands: CommandBus,
  ) {}

  @Get()
  @SignedIn('admin')
  @Replies(AdminUsers, {
    summary: 'Everyone with an account',
    refusals: { 400: 'Not a page, or a page size above 100' },
  })
  async listUsers(
    @Query({ schema: PeopleQuery }) { page, pageSize, ...wanted }: PeopleQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { people, total } = await this.people.page(wanted, page, pageSize);
    void reply.header('X-Total-Count', String(total));
    return people;
  }

  @Get(':id')
  @SignedIn('admin')
  @Replies(AdminUser, { summary: 'One account', refusals: { 400: 'Not an id', 404: 'No such account' } })
  async getUser(@Param('id', { schema: z.uuid() }) id: string) {
    const person = await this.people.one(id);
    if (person === null) throw new PersonNotFound();
    return person;
  }

  @Patch(':id')
  @SignedIn('admin')
  @Replies(AdminUser, {
    summary: 'Change someone’s role, or deactivate or reactivate the account; ends all of its sign-ins',
    refusals: {
      400: 'Not an id, or neither a role nor isActive',
      404: 'No such account',
      409: 'Your own account, the last active admin, or the admin set by ADMIN_EMAIL',
    },
  })
  async changeUser(
    @CurrentCaller() { userId: adminId }: Caller,
    @Param('id', { schema: z.uuid() }) id: string,
    @Body({ schema: AccessChangeRequest }) change: AccessChangeRequest,
  ) {
    await this.commands.execute(new ChangeAccess(adminId, id, change));
    return this.getUser(id);
  }
}
