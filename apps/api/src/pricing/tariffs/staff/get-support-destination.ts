import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { supportDestinationView } from './destination.view.ts'
import { destinations } from './destinations.store.ts'

export const getSupportDestination: Handler<'getSupportDestination'> = async ({ db }, { path }) => {
  const row = await destinations.find(db, path.code)
  return row ? { status: 200, body: supportDestinationView(row) } : notFound
}
