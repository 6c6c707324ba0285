import { type RawBuilder, sql } from 'kysely'

export interface DecisionRow {
  at: string
  by: string | null
  action: string
  from: string | null
  to: string | null
  reason: string | null
}

/**
 * The latest decisions about a record, as one column of its row. A decision is about the one field that `before` names,
 * and tells what that was and became; others tell neither. Entries of earlier versions may hold the JSON value null.
 */
export function historyOf(subject: string, id: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select coalesce(json_agg(json_build_object('at', at, 'by', first_name || ' ' || last_name, 'action', action,
      'from', before ->> field.name, 'to', after ->> field.name, 'reason', reason) order by latest.id desc), '[]')
    from (select * from audit where subject = ${subject} and subject_id = (${id})::text and kind = 'change' order by id desc limit 20) as latest
    left join lateral (
      select min(name) as name
      from jsonb_object_keys(case jsonb_typeof(before) when 'object' then before end) as name
      having count(*) = 1
    ) as field on true
    left join accounts as actors on actors.id = latest.actor_id)`
}
