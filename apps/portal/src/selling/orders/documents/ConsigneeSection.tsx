import type { SupportOrder } from '@bandari/sdk'
import { Consignee } from '../../../shared/consignee/Consignee.tsx'
import { useMay } from '../../../staff/use-may.ts'

export interface ConsigneeSectionProps {
  order: Pick<SupportOrder, 'id'>
}

/** The consignee of an order and its changes; finance may look. */
export function ConsigneeSection({ order }: ConsigneeSectionProps) {
  return <Consignee order={order.id} isStaff mayChange={useMay('setConsignee')} />
}
