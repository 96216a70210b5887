import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { ESSAYS_BUDGETS } from '../../application/essays-budgets.js';
import { PROMPTS, promptsOf } from '../../domain/prompts/prompt-library.js';
import { EssayPrompt, EssayPromptsQuery } from './essay-prompts.dto.js';

@ApiTags('essays')
@Controller('essay-prompts')
export class EssayPromptsController {
  @Get()
  @SignedIn('student')
  @Throttled(ESSAYS_BUDGETS['essay-reads'], 'account')
  @Replies(z.array(EssayPrompt), {
    summary: 'Prompts to choose from, in our own words, with their limits and where the exact wording is',
    refusals: { 400: 'Not an essay type' },
  })
  listPrompts(@Query({ schema: EssayPromptsQuery }) { essayType }: EssayPromptsQuery) {
    return essayType === undefined ? PROMPTS : promptsOf(essayType);
  }
}
