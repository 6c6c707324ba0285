import type { Operations } from '../../core/contract.ts'
import { acknowledgeOrderAlarm } from './desk/acknowledge-order-alarm.ts'
import { getSupportOrderFollowing } from './desk/get-support-order-following.ts'
import { moveOrderSteps } from './desk/move-order-steps.ts'
import { setShipment } from './desk/set-shipment.ts'
import { getOrderFollowing } from './get-order-following.ts'

export const following = {
  acknowledgeOrderAlarm,
  getOrderFollowing,
  getSupportOrderFollowing,
  moveOrderSteps,
  setShipment,
} satisfies Partial<Operations>
