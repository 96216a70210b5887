import { defineConfig } from '@hey-api/openapi-ts';

export default defineConfig({
  input: './openapi/openapi.json',
  output: { path: process.env['OPENAPI_CLIENT_DIR'] ?? './web/src/api' },
  plugins: [
    '@hey-api/typescript',
    '@hey-api/sdk',
    { name: '@hey-api/client-fetch', baseUrl: false },
    '@tanstack/react-query',
  ],
});
