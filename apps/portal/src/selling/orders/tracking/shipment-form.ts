import type { Shipment, ShipmentInput } from '@bandari/sdk'

/** A shipment as it is typed. */
export type ShipmentForm = Record<keyof Shipment, string>

export const shipmentFields = [
  'vessel',
  'voyage',
  'loading_port',
  'discharge_port',
  'etd',
  'eta',
  'bill_of_lading',
  'container',
] as const satisfies (keyof Shipment)[]

export function formOf(
  shipment: Shipment | null,
  shippingType: 'RORO' | 'Container',
): ShipmentForm {
  const text = (field: keyof Shipment) => shipment?.[field] ?? ''
  return {
    shipped_by: shipment?.shipped_by ?? (shippingType === 'RORO' ? 'RORO' : 'CONTAINER'),
    vessel: text('vessel'),
    voyage: text('voyage'),
    bill_of_lading: text('bill_of_lading'),
    container: text('container'),
    loading_port: text('loading_port'),
    discharge_port: text('discharge_port'),
    etd: text('etd'),
    eta: text('eta'),
  }
}

/** What is left empty is not known. */
export function shipmentOf(form: ShipmentForm): Omit<ShipmentInput, 'version' | 'note'> {
  const known = (text: string) => text.trim() || null
  return {
    shipped_by: form.shipped_by === 'CONTAINER' ? 'CONTAINER' : 'RORO',
    vessel: known(form.vessel),
    voyage: known(form.voyage),
    bill_of_lading: known(form.bill_of_lading),
    container: known(form.container),
    loading_port: known(form.loading_port),
    discharge_port: known(form.discharge_port),
    etd: known(form.etd),
    eta: known(form.eta),
  }
}
