import { defineConfig } from '@hey-api/openapi-ts';

export default defineConfig({
  input: './openapi/openapi.json',
  output: { path: process.env['OPENAPI_CLIENT_DIR'] ?? './web/src/api' },
  plugins: [
    '@hey-api/typescript',
    // The client signs its calls itself.
    { name: '@hey-api/sdk', auth: false },
    { name: '@hey-api/client-fetch', baseUrl: false },
    '@tanstack/react-query',
  ],
});
