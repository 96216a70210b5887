import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiConsumes, ApiResponse } from '@nestjs/swagger';
import { Problem } from '../replies/problem.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set by `AcceptsFile`. */
    maxFileBytes?: number;
  }
}

/** The route takes one file as multipart/form-data instead of JSON. Its handler reads the file by `uploadedFile`. */
export const AcceptsFile = ({ maxBytes }: { maxBytes: number }) =>
  applyDecorators(
    RouteConfig({ maxFileBytes: maxBytes }),
    ApiConsumes('multipart/form-data'),
    ApiResponse({ status: 413, description: 'The file is too large', standardSchema: Problem }),
  );
