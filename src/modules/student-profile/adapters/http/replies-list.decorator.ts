import { applyDecorators, SerializeOptions } from '@nestjs/common';
import { z, type ZodType } from 'zod';
import { Replies } from '#shared-kernel/adapters/http/replies.decorator.js';

/** Declares a bare list. Nest puts a list's items through the schema one by one, so that is the item's own. */
export const RepliesList = (item: ZodType, words: { summary: string }) =>
  applyDecorators(Replies(z.array(item), words), SerializeOptions({ schema: item }));
