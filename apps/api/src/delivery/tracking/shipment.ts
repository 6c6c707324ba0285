import type { ShipmentInput } from '@bandari/sdk'
import type { PlainOrProblem } from '../../core/problem.ts'
import { isDay } from '../../pricing/exchange-rates/days.ts'
import type { Shipment } from './shipments.store.ts'

type Field = 'etd' | 'eta'

export type ShipmentResult =
  | { shipment: Shipment }
  | { problem: Partial<Record<Field, PlainOrProblem[]>> }

/** Checks what staff enter about a ship; an empty text becomes null. */
export function validateShipment(input: ShipmentInput): ShipmentResult {
  const { shipped_by, etd, eta } = input
  const wrong = [
    ...(etd !== null && !isDay(etd) ? [['etd', ['not_a_day']] as const] : []),
    ...(eta !== null && !isDay(eta) ? [['eta', ['not_a_day']] as const] : []),
  ]
  if (wrong.length > 0) return { problem: Object.fromEntries(wrong) }
  if (etd !== null && eta !== null && eta < etd) return { problem: { eta: ['eta_before_etd'] } }
  return {
    shipment: {
      shipped_by,
      vessel: text(input.vessel),
      voyage: text(input.voyage),
      bill_of_lading: text(input.bill_of_lading),
      container: text(input.container),
      loading_port: text(input.loading_port),
      discharge_port: text(input.discharge_port),
      etd,
      eta,
    },
  }
}

function text(given: string | null): string | null {
  return given?.trim() || null
}
