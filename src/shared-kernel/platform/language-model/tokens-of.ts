/** What a message of the model cost; null where the server does not say. */
export function tokensOf(raw: unknown): number | null {
  const usage = (raw as { usage_metadata?: { total_tokens?: unknown } } | null)?.usage_metadata;
  return typeof usage?.total_tokens === 'number' ? usage.total_tokens : null;
}
