import type { FollowedStep, Shipment, ShipmentChange as ShipmentChangeView } from '@bandari/sdk'
import type { PlannedStep } from './plan.ts'
import type { ShipmentChange, ShipmentRow } from './shipments.store.ts'
import { stepFacts } from './steps.data.ts'

export function stepView(
  { step, state, doneOn, expected, isLate }: PlannedStep,
  note: string | null,
): FollowedStep {
  return {
    step,
    state,
    done_on: doneOn,
    expected_from: expected.from,
    expected_to: expected.to,
    is_late: isLate,
    acts: stepFacts[step].actor,
    note,
  }
}

export function shipmentView(row: ShipmentRow | null): Shipment | null {
  if (!row) return null
  const { version: _version, changed_at: _changedAt, ...facts } = row
  return facts
}

export function shipmentChangeView({
  at,
  actor_name,
  version: _version,
  ...facts
}: ShipmentChange): ShipmentChangeView {
  return { ...facts, at: at.toISOString(), by: actor_name }
}
