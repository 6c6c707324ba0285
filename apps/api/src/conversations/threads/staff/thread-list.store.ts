import { sql, type SqlBool } from 'kysely'
import { containsPattern } from '../../../platform/lists/list-sql.store.ts'
import { resource } from '../../../platform/lists/resource.store.ts'
import { assignmentFields } from '../../assignments/assignments.store.ts'
import { threadFacts, threadTables } from '../threads.store.ts'

/** Requests by form and for quotes wait in their own queues. */
export const waitsForShop = sql<SqlBool>`(threads.vendor_id is null and last_side = 'buyer' and blocked_by is null
  and (select event from thread_messages where thread_id = threads.id order by id desc limit 1) is null)`

/** What is somebody's own hangs on who reads. */
export const threads = (readerId: number) =>
  resource({
    name: 'threads',
    from: threadTables,
    select: threadFacts,
    fields: {
      ...assignmentFields('threads.assigned_to', readerId),
      id: { ref: sql.ref('threads.id'), type: 'number' },
      last_side: { ref: sql.ref('threads.last_side'), type: 'text' },
      /** Whether the shop has to answer. */
      waits: { ref: sql`(${waitsForShop})`, type: 'boolean' },
      last_at: { ref: sql.ref('threads.last_at'), type: 'time' },
      seller: {
        ref: sql`(case when threads.vendor_id is null then 'shop' else 'vendor' end)`,
        type: 'text',
      },
      report: {
        ref: sql`(select coalesce(outcome, 'waiting') from thread_reports where thread_id = threads.id
        order by thread_reports.id desc limit 1)`,
        type: 'text',
      },
    },
    sort: { field: 'last_at', descending: true },
    search(q) {
      const text = containsPattern(q)
      return sql`(threads.title ilike ${text} or exists (
      select from thread_messages where thread_id = threads.id and thread_messages.text ilike ${text}))`
    },
  })
