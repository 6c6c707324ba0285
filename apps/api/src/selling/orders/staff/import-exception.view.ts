import type { ImportException } from '@bandari/sdk'
import type { ExceptionRow } from '../landed/import-exceptions.store.ts'

export function importExceptionView(row: ExceptionRow): ImportException {
  return {
    id: row.id,
    user_id: row.account_id,
    product_id: row.product_id,
    title: row.title,
    country: row.country,
    reason: row.reason,
    allowed_at: row.allowed_at.toISOString(),
    allowed_by: row.allower,
    ended_at: row.ended_at?.toISOString() ?? null,
    ended_by: row.ender,
    end_reason: row.end_reason,
  }
}
