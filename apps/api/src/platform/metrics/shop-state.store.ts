import type { Pool } from 'pg'

/** The state of the shop in the database, by the names of the metrics. */
export interface ShopState {
  queue_oldest_seconds: number
  queue_jobs: number
  jobs_failed: number
  mails_waiting: number
  mails_oldest_seconds: number
  webhooks_waiting: number
  webhooks_oldest_seconds: number
  orders_placed_day: number
  orders_unpaid: number
  payments_received_day: number
}

/** One statement; every part of it is read from an index, or from a table that is short while the shop is well. */
export async function readShopState(pool: Pool): Promise<ShopState> {
  const { rows } = await pool.query<ShopState>(`
    select
      (select coalesce(extract(epoch from now() - min(run_at)), 0)::float8 from graphile_worker.jobs
        where run_at <= now() and attempts < max_attempts and locked_at is null) as queue_oldest_seconds,
      (select count(*)::int from graphile_worker.jobs where attempts < max_attempts) as queue_jobs,
      (select count(*)::int from graphile_worker.jobs where attempts >= max_attempts) as jobs_failed,
      (select count(*)::int from outbox where sent_at is null and next_attempt_at < 'infinity') as mails_waiting,
      (select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 from outbox
        where sent_at is null and next_attempt_at < 'infinity') as mails_oldest_seconds,
      (select count(*)::int from webhook_deliveries where state = 'waiting') as webhooks_waiting,
      (select coalesce(extract(epoch from now() - min(at)), 0)::float8 from (
        select happened_at as at from webhook_events
        union all select next_attempt_at from webhook_deliveries join webhook_endpoints on webhook_endpoints.id = endpoint_id
        where state = 'waiting' and next_attempt_at <= now() and webhook_endpoints.failures = 0) as due) as webhooks_oldest_seconds,
      (select count(*)::int from orders where date_placed > now() - interval '1 day') as orders_placed_day,
      (select count(*)::int from orders where status = 'Pending') as orders_unpaid,
      (select count(*)::int from (select kind, at from payments order by id desc limit 10000) as latest
        where kind = 'received' and at > now() - interval '1 day') as payments_received_day`)
  const [state] = rows
  if (!state) throw new Error('The database answered with no row')
  return state
}

/** Seconds by which each standby that streams from this primary has replayed less; none where there is no standby. */
export async function readReplicaLags(pool: Pool): Promise<{ name: string; seconds: number }[]> {
  const { rows } = await pool.query<{ name: string; seconds: number }>(
    `select application_name as name, coalesce(extract(epoch from replay_lag), 0)::float8 as seconds
      from pg_stat_replication`,
  )
  return rows
}
