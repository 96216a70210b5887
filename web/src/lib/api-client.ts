import { client } from '@/api/client.gen';
import { ApiError } from './api-error';
import { authorizedFetch } from './authorized-fetch';

/** Gives the generated client our way of calling: with the bearer token, and failing with an ApiError. */
client.setConfig({ baseUrl: location.origin, fetch: authorizedFetch });

client.interceptors.error.use((error, response) =>
  response ? new ApiError(response.status, response.statusText, error) : error,
);
