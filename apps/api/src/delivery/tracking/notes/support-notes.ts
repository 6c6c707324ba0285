import type { OrderNotes } from '@bandari/sdk'
import type { Database } from '../../../platform/db/database.ts'
import { findAssignee, listNotes, listOrderStaff } from './notes.store.ts'

/** Notes on an order, its assignee, and the staff who can be mentioned or assigned. */
export async function supportNotes(db: Database, orderId: number): Promise<OrderNotes> {
  const notes = await listNotes(db, orderId)
  const staff = await listOrderStaff(db)
  return {
    notes: notes.map(({ text, at, actor_name: by, mentions }) => ({
      text,
      at: at.toISOString(),
      by,
      mentions,
    })),
    assignee: await findAssignee(db, orderId),
    staff: staff.map(({ id, name }) => ({ id, name })),
  }
}
