import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { entryRecord } from './entry.view.ts'

export const getBankEntry: Handler<'getBankEntry'> = async ({ db }, { path }) => {
  const body = await entryRecord(db, path.id)
  return body ? { status: 200, body } : notFound
}
