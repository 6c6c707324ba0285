import type { MethodWork } from '../method-work.ts'
import { mpesaJobs } from './jobs.ts'
import { promptMpesa } from './prompt-mpesa.ts'
import { serveCallbacks } from './serve-callbacks.ts'
import { listMpesaReceipts } from './staff/list-mpesa-receipts.ts'
import { placeMpesaReceipt } from './staff/place-mpesa-receipt.ts'

export const mpesa = {
  operations: { listMpesaReceipts, placeMpesaReceipt, promptMpesa },
  jobs: mpesaJobs,
  serve: serveCallbacks,
} satisfies MethodWork
