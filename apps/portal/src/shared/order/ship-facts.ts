import type { Shipment } from '@bandari/sdk'
import { t } from '../../language/translator.ts'
import { formatDay } from '../dates.ts'
import type { Fact } from '../FactList.tsx'

/** The known facts of a ship; unknown ones are left out. */
export function shipFacts(shipment: Shipment): Fact[] {
  const { vessel, voyage, bill_of_lading, container, loading_port, discharge_port } = shipment
  const ports = [loading_port, discharge_port].filter(Boolean).join(' → ')
  return [
    { name: t('steps.ship.vessel'), value: [vessel, voyage].filter(Boolean).join(', ') || null },
    { name: t('steps.ship.ports'), value: ports || null },
    { name: t('steps.ship.etd'), value: shipment.etd && formatDay(shipment.etd) },
    { name: t('steps.ship.eta'), value: shipment.eta && formatDay(shipment.eta) },
    { name: t('steps.ship.billOfLading'), value: bill_of_lading },
    { name: t('steps.ship.container'), value: container },
  ]
}
