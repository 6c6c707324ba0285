import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { buyerAction } from './buyer-action.ts'
import { shipmentView, stepView } from './tracking.view.ts'
import { readJourneys } from './journey.ts'
import { listStepMoves } from './order-steps.store.ts'
import { findShipment } from './shipments.store.ts'

export const getOrderFollowing: Handler<'getOrderFollowing'> = async (
  { db, clock },
  { path, account },
) => {
  const [journey] = await readJourneys(db, [path.id], clock.now())
  if (!journey || journey.account_id !== account.id) return notFound
  const moves = await listStepMoves(db, path.id)
  const noteOf = (step: string) => moves.find((move) => move.step === step)?.note ?? null
  return {
    status: 200,
    body: {
      steps: journey.plan.steps.map((one) => stepView(one, noteOf(one.step))),
      next: journey.plan.next?.step ?? null,
      buyer_does: buyerAction(journey.plan),
      shipment: shipmentView(await findShipment(db, path.id)),
    },
  }
}
