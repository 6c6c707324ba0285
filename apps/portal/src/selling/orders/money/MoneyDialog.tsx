import type { SupportOrder } from '@bandari/sdk'
import { ExtendDialog } from './ExtendDialog.tsx'
import { NotArrivedDialog } from './NotArrivedDialog.tsx'
import { RecordPaymentDialog } from './RecordPaymentDialog.tsx'
import { RefundDialog } from './RefundDialog.tsx'

const dialogs = {
  record: RecordPaymentDialog,
  notArrived: NotArrivedDialog,
  extend: ExtendDialog,
  sendBack: RefundDialog,
} as const

export type MoneyAct = keyof typeof dialogs

interface MoneyDialogProps {
  act: MoneyAct
  order: SupportOrder
  onClose: () => void
}

/** What staff do with the money of an order. */
export function MoneyDialog({ act, ...props }: MoneyDialogProps) {
  const Dialog = dialogs[act]
  return <Dialog {...props} />
}
