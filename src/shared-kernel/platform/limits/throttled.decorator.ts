import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { type Budget } from '../../application/budget.js';
import { Problem } from '../http/replies/problem.js';

export const THROTTLED = Symbol('throttled');

export interface Throttle {
  budget: Budget;
  per: 'address' | 'account';
}

/** Every call counts against this budget: of the address it comes from, or of the account that calls. */
export const Throttled = (budget: Budget, per: Throttle['per'] = 'address') =>
  applyDecorators(SetMetadata(THROTTLED, { budget, per } satisfies Throttle), TooManyRequestsReply());

/** For routes that count uses in their own way. */
export const TooManyRequestsReply = () =>
  ApiResponse({
    status: 429,
    description: 'Too many requests: try again after Retry-After seconds',
    headers: { 'Retry-After': { schema: { type: 'integer' } } },
    standardSchema: Problem,
  });
