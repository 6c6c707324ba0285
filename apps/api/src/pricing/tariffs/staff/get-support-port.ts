import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { supportPortView } from './port.view.ts'
import { findPort } from './ports.store.ts'

export const getSupportPort: Handler<'getSupportPort'> = async ({ db }, { path }) => {
  const row = await findPort(db, path.id)
  return row ? { status: 200, body: supportPortView(row) } : notFound
}
