import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { z } from 'zod';
import { SignedIn } from '#shared-kernel/platform/http/access.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies.decorator.js';
import { PeopleReadModel } from '../read-models/people.read-model.js';
import { AdminUser, AdminUsers, PeopleQuery } from './people.dto.js';
import { PersonNotFound } from './people.errors.js';

@ApiTags('identity')
@Controller('admin/users')
export class PeopleController {
  constructor(private readonly people: PeopleReadModel) {}

  @Get()
  @SignedIn('admin')
  @Replies(AdminUsers, {
    summary: 'Everyone with an account',
    refusals: { 400: 'Not a page, or a page size above 100' },
  })
  async listUsers(
    @Query({ schema: PeopleQuery }) query: PeopleQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { people, total } = await this.people.page(query);
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
}
