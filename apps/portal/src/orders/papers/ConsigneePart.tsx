import type { SupportOrder } from '@bandari/sdk'
import { Consignee } from '../../shared/consignee/Consignee.tsx'
import { useMay } from '../../staff/use-may.ts'

export interface ConsigneePartProps {
  order: Pick<SupportOrder, 'id'>
}

/** What becomes of who receives an order; finance may look. */
export function ConsigneePart({ order }: ConsigneePartProps) {
  return <Consignee order={order.id} isStaff mayChange={useMay('setConsignee')} />
}
