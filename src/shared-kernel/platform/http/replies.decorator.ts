import { applyDecorators, HttpCode, SerializeOptions } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import { z, type ZodType } from 'zod';
import { Problem } from './problem.js';

interface OperationWords {
  summary: string;
  status?: number;
  /** What else the call may answer, beside 401 and 403, which the access rule adds. */
  refusals?: Record<number, string>;
}

/** Declares what a call replies: documented, and nothing undeclared leaves the server. */
export const Replies = (schema: ZodType, { summary, status = 200, refusals = {} }: OperationWords) =>
  applyDecorators(
    ApiOperation({ summary }),
    HttpCode(status),
    SerializeOptions({ schema: perItem(schema) }),
    ApiResponse({ status, description: summary, standardSchema: schema }),
    ...refusalsOf(refusals),
  );

/** For calls that reply with no body. */
export const RepliesNothing = ({ summary, status = 204, refusals = {} }: OperationWords) =>
  applyDecorators(
    ApiOperation({ summary }),
    HttpCode(status),
    ApiResponse({ status, description: summary }),
    ...refusalsOf(refusals),
  );

/** Nest puts a bare list's items through the schema one by one. */
const perItem = (schema: ZodType) => (schema instanceof z.ZodArray ? (schema.element as ZodType) : schema);

const refusalsOf = (refusals: Record<number, string>) =>
  Object.entries(refusals).map(([status, description]) =>
    ApiResponse({ status: Number(status), description, standardSchema: Problem }),
  );
