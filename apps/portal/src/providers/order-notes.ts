import type { OrderAssignee, OrderNoteInput, OrderNotes } from '@bandari/sdk'
import { granted } from './granted.ts'
import { ask, client } from './sdk.ts'

export async function addOrderNote(note: { id: number } & OrderNoteInput): Promise<OrderNotes> {
  const { id, ...body } = note
  const params = { path: { id } }
  return granted(ask(client.POST('/support/orders/{id}/notes', { params, body })))
}

export async function assignOrder(assigning: { id: number } & OrderAssignee): Promise<OrderNotes> {
  const { id, ...body } = assigning
  const params = { path: { id } }
  return granted(ask(client.PUT('/support/orders/{id}/assignee', { params, body })))
}
