import type { Operations } from '../../core/contract.ts'
import { listMpesaReceipts } from './staff/list-mpesa-receipts.ts'
import { placeMpesaReceipt } from './staff/place-mpesa-receipt.ts'
import { promptMpesa } from './prompt-mpesa.ts'

export const mpesa = {
  listMpesaReceipts,
  placeMpesaReceipt,
  promptMpesa,
} satisfies Partial<Operations>
