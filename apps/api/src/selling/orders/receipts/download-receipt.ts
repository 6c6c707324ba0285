import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { sendReceipt } from './send-receipt.ts'

/** The receipt of a payment for the caller's own order. */
export const downloadReceipt: Handler<'downloadReceipt'> = async (context, { path, account }) =>
  (await sendReceipt(context, path, account.id)) ?? notFound
