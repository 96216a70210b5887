import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader, ApiResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { type BasedOn } from '../../../domain/based-on.js';
import { InvalidInput } from '../replies/http-refusals.js';
import { Problem } from '../replies/problem.js';

const NOTHING_STORED = '"none"';
const TIME = /^"(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z)"$/;
const LENGTH = '"2026-11-20T09:00:00.123Z"'.length;

const DESCRIPTION =
  'The `updatedAt` of the copy this change starts from, in quotes; `"none"` when there was no record yet. If the ' +
  'record was changed in the meantime, the call is refused and nothing is stored. Without it, the last save wins.';

/** Documents the header of a route that reads it with `@IfMatch()`. */
export const AcceptsIfMatch = () =>
  applyDecorators(
    ApiHeader({
      name: 'If-Match',
      required: false,
      description: DESCRIPTION,
      schema: { type: 'string', maxLength: LENGTH },
    }),
    ApiResponse({
      status: 409,
      description: 'The record was changed after the copy named in If-Match was read: read it again',
      standardSchema: Problem,
    }),
  );

/** The copy a change starts from, by the request's `If-Match`. */
export const IfMatch = createParamDecorator((_data: unknown, context: ExecutionContext): BasedOn =>
  basedOnIn(context.switchToHttp().getRequest<FastifyRequest>().headers['if-match']),
);

/** @throws InvalidInput when the header is not one of ours. */
export function basedOnIn(header: string | undefined): BasedOn {
  if (header === undefined) return undefined;
  if (header === NOTHING_STORED) return null;
  const time = new Date(TIME.exec(header)?.[1] ?? '');
  if (Number.isNaN(time.getTime()))
    throw new InvalidInput([
      { path: 'If-Match', message: 'If-Match is the updatedAt of a record in quotes, or "none".' },
    ]);
  return time;
}
