import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { supportPortView } from './port.view.ts'
import { ports } from './ports.store.ts'

export const getSupportPort: Handler<'getSupportPort'> = async ({ db }, { path }) => {
  const row = await ports.find(db, path.id)
  return row ? { status: 200, body: supportPortView(row) } : notFound
}
