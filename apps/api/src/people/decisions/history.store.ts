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
 * The latest decisions about a record, as one column of its row. What a decision changed from and to is told of the
 * one field that it is about; others tell neither. Entries of earlier versions may hold the JSON value null.
 */
export function historyOf(subject: string, id: RawBuilder<unknown>): RawBuilder<unknown> {
  const value = (state: string) => sql`(select min(value) from jsonb_each_text(
      case jsonb_typeof(latest.${sql.ref(state)}) when 'object' then latest.${sql.ref(state)} end) having count(*) = 1)`
  return sql`(
    select coalesce(json_agg(json_build_object('at', at, 'by', first_name || ' ' || last_name, 'action', action,
      'from', ${value('before')}, 'to', ${value('after')}, 'reason', reason) order by latest.id desc), '[]')
    from (select * from audit where subject = ${subject} and subject_id = (${id})::text and kind = 'change' order by id desc limit 20) as latest
    left join accounts as actors on actors.id = latest.actor_id)`
}
