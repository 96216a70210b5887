import { applyDecorators, HttpCode, SerializeOptions } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import { type ZodType } from 'zod';
import { Problem } from './problem.js';

interface Operation {
  summary: string;
  status?: number;
  /** Further statuses; the access rule adds 401 and 403. */
  refusals?: Record<number, string>;
}

/** Declares the reply: it is documented, and undeclared fields never leave the server. */
export const Replies = (schema: ZodType, { summary, status = 200, refusals = {} }: Operation) =>
  applyDecorators(
    ApiOperation({ summary }),
    HttpCode(status),
    SerializeOptions({ schema }),
    ApiResponse({ status, description: summary, standardSchema: schema }),
    ...refusalsOf(refusals),
  );

/**
 * For large objects that were validated by the schema when they were loaded: validating them again with each reply took a fifth
 * of the server's time. Documented like every reply.
 */
export const RepliesValidated = (schema: ZodType, { summary, status = 200, refusals = {} }: Operation) =>
  applyDecorators(
    ApiOperation({ summary }),
    HttpCode(status),
    ApiResponse({ status, description: summary, standardSchema: schema }),
    ...refusalsOf(refusals),
  );

/** For routes that reply without a body. */
export const RepliesNothing = ({ summary, status = 204, refusals = {} }: Operation) =>
  applyDecorators(
    ApiOperation({ summary }),
    HttpCode(status),
    ApiResponse({ status, description: summary }),
    ...refusalsOf(refusals),
  );

const refusalsOf = (refusals: Record<number, string>) =>
  Object.entries(refusals).map(([status, description]) =>
    ApiResponse({ status: Number(status), description, standardSchema: Problem }),
  );
