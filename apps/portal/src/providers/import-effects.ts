import type { ImportMissing } from '@bandari/sdk'
import { granted } from './granted.ts'
import { ask, client } from './sdk.ts'

export type MissingChoice = Pick<ImportMissing, 'whole_stock' | 'missing'>

export async function setImportMissing(id: number, body: MissingChoice): Promise<ImportMissing> {
  const params = { path: { id } }
  return granted(ask(client.PUT('/vendor/imports/{id}/missing', { params, body })))
}
