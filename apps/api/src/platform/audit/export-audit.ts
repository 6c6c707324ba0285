import type { Context } from '../../core/context.ts'
import type { Handler } from '../../core/contract.ts'
import { writeCsv } from '../../core/csv.ts'
import { detail, problem } from '../../core/problem.ts'
import { refuse } from '../../core/refusal.ts'
import { shopDay } from '../../core/shop-day.ts'
import { readList } from '../lists/list-sql.store.ts'
import {
  auditEntries,
  type AuditQuery,
  type AuditRow,
  listAuditBefore,
} from './audit-list.store.ts'

/** About 15 MB; the database answers that in seconds. */
const most = 50_000
/** Written at once: a few milliseconds, between which others are served. */
const slice = 1000

const head = [
  'When',
  'Kind',
  'Who',
  'Email',
  'Action',
  'Subject',
  'Number',
  'Name',
  'Before',
  'After',
  'Reason',
  'API key',
]

export const exportAudit: Handler<'exportAudit'> = async (context, { query: parameters }) => {
  const entries = auditEntries(context.subjectNames)
  const reading = readList(parameters, entries.fields, entries.sort)
  if ('problem' in reading) return refuse(400, detail(reading.problem))
  const count = await entries.count(context.db, reading.query)
  if (count > most) return refuse(400, detail(problem('export_too_large', { count, most })))
  const day = shopDay(context.clock.now())
  return {
    status: 200,
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="audit-${day}.csv"`,
    },
    body: await writeFile(context, reading.query),
  }
}

async function writeFile(context: Context, query: AuditQuery): Promise<Buffer> {
  const parts = [writeCsv([head])]
  for (let before = Number.MAX_SAFE_INTEGER; ; ) {
    const rows = await listAuditBefore(context, query, { before, count: slice })
    const last = rows.at(-1)
    if (!last) return Buffer.from(parts.join(''))
    // The mark at the beginning of a file is that of its first part.
    parts.push(writeCsv(rows.map(cellsOf)).slice(1))
    before = last.id
  }
}

function cellsOf(row: AuditRow) {
  return [
    row.at.toISOString(),
    row.kind,
    row.actor_name,
    row.actor_email,
    row.action,
    row.subject,
    row.subject_id,
    row.subject_name,
    row.before,
    row.after,
    row.reason,
    row.key_name,
  ]
}
