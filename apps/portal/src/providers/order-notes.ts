import type {
  OrderAssignee,
  OrderBoard,
  OrderMention,
  OrderNoteInput,
  OrderNotes,
} from '@bandari/sdk'
import type { GetOneParams } from 'react-admin'
import { granted } from './granted.ts'
import { ask, client } from './sdk.ts'

export type NotesRecord = OrderNotes & { id: number }
export type BoardRecord = OrderBoard & { id: string }

export interface Mentions {
  id: string
  entries: OrderMention[]
}

/** What staff tell one another about an order. */
export async function getOrderNotes({ id }: GetOneParams): Promise<{ data: NotesRecord }> {
  const path = { id: Number(id) }
  const call = client.GET('/support/orders/{id}/notes', { params: { path } })
  return { data: { id: path.id, ...(await granted(ask(call))) } }
}

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

/** `mine` or `all`. */
export async function getOrderBoard({ id }: GetOneParams): Promise<{ data: BoardRecord }> {
  const query = { mine: id === 'mine' }
  const call = client.GET('/support/order-board', { params: { query } })
  return { data: { id: String(id), ...(await granted(ask(call))) } }
}

export async function getOrderMentions({ id }: GetOneParams): Promise<{ data: Mentions }> {
  const entries = await granted(ask(client.GET('/support/order-mentions')))
  return { data: { id: String(id), entries } }
}
