import { expect, it } from 'vitest'
import { formOf, shipmentOf } from './shipment-form.ts'

it('sends what is known of a ship, and null for what is not', () => {
  const form = { ...formOf(null, 'Container'), vessel: ' Tokyo Car ', eta: '2027-01-05' }
  expect(shipmentOf(form)).toEqual({
    shipped_by: 'CONTAINER',
    vessel: 'Tokyo Car',
    voyage: null,
    bill_of_lading: null,
    container: null,
    loading_port: null,
    discharge_port: null,
    etd: null,
    eta: '2027-01-05',
  })
  expect(shipmentOf(formOf(shipmentOf(form), 'RORO'))).toEqual(shipmentOf(form))
})
