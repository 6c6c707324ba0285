import type { AccountMerge, CustomerNote, MergePreview, ShopView } from '@bandari/sdk'
import { granted } from './granted.ts'
import { ask, client } from './sdk.ts'

interface Reasoned {
  id: number
  reason: string
}

/** With the name of the press: the same press is one note. */
export async function addCustomerNote(note: {
  id: number
  text: string
  key: string
}): Promise<CustomerNote> {
  const { id, text, key } = note
  const params = { path: { id }, header: { 'Idempotency-Key': key } }
  return granted(ask(client.POST('/support/customers/{id}/notes', { params, body: { text } })))
}

export async function sendCustomerResetLink({
  id,
  reason,
}: Reasoned): Promise<{ mailed: boolean }> {
  const params = { path: { id } }
  return granted(
    ask(client.POST('/support/customers/{id}/reset-link', { params, body: { reason } })),
  )
}

export async function endCustomerSessions({ id, reason }: Reasoned): Promise<{ ended: number }> {
  const params = { path: { id } }
  return granted(
    ask(client.POST('/support/customers/{id}/end-sessions', { params, body: { reason } })),
  )
}

export async function beginShopView({ id, reason }: Reasoned): Promise<ShopView> {
  const params = { path: { id } }
  return granted(
    ask(client.POST('/support/customers/{id}/shop-view', { params, body: { reason } })),
  )
}

/** `ended` is the e-mail address or the number of the account that ends. */
export async function previewAccountMerge(merge: {
  id: number
  ended: string
}): Promise<MergePreview> {
  const { id, ended } = merge
  const params = { path: { id }, query: { ended } }
  return granted(ask(client.GET('/support/customers/{id}/merge-preview', { params })))
}

export async function askAccountMerge(merge: {
  kept_id: number
  ended_id: number
  reason: string
}): Promise<AccountMerge> {
  return granted(ask(client.POST('/support/account-merges', { body: merge })))
}
