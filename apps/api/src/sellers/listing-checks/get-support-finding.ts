import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { findingView } from './finding.view.ts'
import { findings } from './findings.store.ts'

export const getSupportFinding: Handler<'getSupportFinding'> = async ({ db }, { path, origin }) => {
  const found = await findings.find(db, path.id)
  return found ? { status: 200, body: findingView(found, origin) } : notFound
}
