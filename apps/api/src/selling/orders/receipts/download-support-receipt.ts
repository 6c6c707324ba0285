import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { sendReceipt } from './send-receipt.ts'

/** The same file as the buyer's. */
export const downloadSupportReceipt: Handler<'downloadSupportReceipt'> = async (
  context,
  { path },
) => (await sendReceipt(context, path)) ?? notFound
