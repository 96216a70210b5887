import { client } from '@/api/client.gen';
import { ApiError } from './api-error';
import { authorizedFetch } from './authorized-fetch';

// Imported once, before the first call: the generated client speaks through our fetch and fails with our error.
client.setConfig({ baseUrl: location.origin, fetch: authorizedFetch });
client.interceptors.error.use((error, response) =>
  response && !response.ok ? new ApiError(response.status, response.statusText, error) : error,
);
