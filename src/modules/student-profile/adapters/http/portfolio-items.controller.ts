import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SignedIn } from '#shared-kernel/platform/http/access.decorator.js';
import { Idempotent } from '#shared-kernel/platform/http/idempotency.decorator.js';
import { Replies, RepliesNothing } from '#shared-kernel/platform/http/replies.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/current-caller.decorator.js';
import { AddPursuit } from '../../application/add-pursuit.js';
import { RemovePursuit } from '../../application/remove-pursuit.js';
import { RevisePursuit } from '../../application/revise-pursuit.js';
import { PortfolioItem as PortfolioItemRecord } from '../../domain/pursuits/portfolio-item.js';
import { PursuitsReadModel } from '../read-models/pursuits.read-model.js';
import { PursuitId, REFUSALS } from './pursuit-words.js';
import { PortfolioItem, PortfolioItemChanges, NewPortfolioItem } from '../answers/pursuits.js';

@ApiTags('student-profile')
@Controller('portfolio-items')
export class PortfolioItemsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly pursuits: PursuitsReadModel,
  ) {}

  @Get()
  @SignedIn('student')
  @Replies(z.array(PortfolioItem), { summary: 'Portfolio items in the order of entry' })
  listPortfolioItems(@CurrentCaller() { userId }: Caller) {
    return this.pursuits.portfolio.of(userId);
  }

  @Post()
  @SignedIn('student')
  @Idempotent()
  @Replies(PortfolioItem, { summary: 'Add a portfolio item', status: 201, refusals: REFUSALS.entering })
  async addPortfolioItem(
    @CurrentCaller() { userId }: Caller,
    @Body({ schema: NewPortfolioItem }) body: NewPortfolioItem,
  ) {
    const id = await this.commands.execute(new AddPursuit(userId, PortfolioItemRecord, body));
    return this.pursuits.portfolio.item(userId, id);
  }

  @Put(':id')
  @SignedIn('student')
  @Replies(PortfolioItem, {
    summary: 'Change the fields sent of a portfolio item',
    refusals: REFUSALS.changing,
  })
  async revisePortfolioItem(
    @CurrentCaller() { userId }: Caller,
    @Param('id', { schema: PursuitId }) id: string,
    @Body({ schema: PortfolioItemChanges }) body: PortfolioItemChanges,
  ) {
    await this.commands.execute(new RevisePursuit(userId, PortfolioItemRecord, id, body));
    return this.pursuits.portfolio.item(userId, id);
  }

  @Delete(':id')
  @SignedIn('student')
  @RepliesNothing({ summary: 'Delete a portfolio item', refusals: REFUSALS.changing })
  async removePortfolioItem(
    @CurrentCaller() { userId }: Caller,
    @Param('id', { schema: PursuitId }) id: string,
  ): Promise<void> {
    await this.commands.execute(new RemovePursuit(userId, PortfolioItemRecord, id));
  }
}
