import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { supportDestinationView } from './destination.view.ts'
import { findDestination } from './destinations.store.ts'

export const getSupportDestination: Handler<'getSupportDestination'> = async ({ db }, { path }) => {
  const row = await findDestination(db, path.code)
  return row ? { status: 200, body: supportDestinationView(row) } : notFound
}
