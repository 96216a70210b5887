import { type Client } from 'pg';

/** As if the server that was killed had been silent for an hour, so that another takes up its jobs when it next looks. */
export async function silentForAnHour(client: Client): Promise<void> {
  await client.query(
    `update jobs.job set heartbeat_on = heartbeat_on - interval '1 hour' where state = 'active'`,
  );
  await client.query('update jobs.queue set monitor_on = null, monitor_claim_on = null');
}
