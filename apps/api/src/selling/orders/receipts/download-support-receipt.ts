import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { sendReceipt } from './send-receipt.ts'

/** As its buyer has it. */
export const downloadSupportReceipt: Handler<'downloadSupportReceipt'> = async (
  context,
  { path },
) => (await sendReceipt(context, path)) ?? notFound
