import type { Operations } from '../../core/contract.ts'
import { getOrderBoard } from './board/get-order-board.ts'
import { acknowledgeOrderAlarm } from './staff/acknowledge-order-alarm.ts'
import { getSupportOrderFollowing } from './staff/get-support-order-following.ts'
import { moveOrderSteps } from './staff/move-order-steps.ts'
import { setShipment } from './staff/set-shipment.ts'
import { getOrderFollowing } from './get-order-following.ts'
import { addOrderNote } from './notes/add-order-note.ts'
import { assignOrder } from './notes/assign-order.ts'
import { getOrderNotes } from './notes/get-order-notes.ts'
import { listOwnMentions } from './notes/list-own-mentions.ts'

export const tracking = {
  acknowledgeOrderAlarm,
  addOrderNote,
  assignOrder,
  getOrderBoard,
  getOrderFollowing,
  getOrderNotes,
  getSupportOrderFollowing,
  listOwnMentions,
  moveOrderSteps,
  setShipment,
} satisfies Partial<Operations>
