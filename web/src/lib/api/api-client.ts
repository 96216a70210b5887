import { client } from '@/api/client.gen';
import { ApiError } from './api-error';
import { authorizedFetch } from './authorized-fetch';

// Must be imported before the first call: gives the generated client our fetch and our error.
client.setConfig({ baseUrl: location.origin, fetch: authorizedFetch });
client.interceptors.error.use((error, response) =>
  response && !response.ok ? new ApiError(response.status, response.statusText, error) : error,
);
