import type { Context } from '../../core/context.ts'
import { lockOrder } from '../../selling/orders/order.store.ts'
import type { PromptResult } from './callback-shapes.ts'
import { findPromptByKey, getPrompt, type Prompt, updatePrompt } from './prompts.store.ts'
import { hasReceipt, linkReceiptPrompt } from './receipts.store.ts'
import { recordReceipt } from './record-receipt.ts'

/**
 * Handles the result of a prompt, which Safaricom sends to a URL that only it knows. The result may come again, late,
 * or after a contrary one: money that was received counts, and a later failure does not. False for a result of anything
 * else.
 */
export async function handlePromptResult(
  context: Context,
  key: string,
  result: PromptResult,
): Promise<boolean> {
  const { db } = context
  const found = await findPromptByKey(db, key)
  const order = found && (await lockOrder(db, found.order_id))
  if (!found || !order) return false
  const prompt = await getPrompt(db, found.id)
  if (prompt.checkout_id !== null && prompt.checkout_id !== result.checkoutId) return false
  const { taken, resultCode, checkoutId } = result
  if (taken === null) {
    if (prompt.state === 'paid') return true
    const failed = { state: 'failed', result_code: resultCode, due_at: null } as const
    await updatePrompt(db, prompt.id, { ...failed, checkout_id: checkoutId })
    return true
  }
  const worth = await worthOf(context, prompt, taken.amount)
  const promptId = prompt.id
  const isNew = await recordReceipt(context, { ...taken, order, account: null, promptId, worth })
  if (!isNew) await linkReceiptPrompt(db, taken.receipt, prompt.id)
  const paid = { state: 'paid', result_code: null, due_at: null } as const
  await updatePrompt(db, prompt.id, { ...paid, checkout_id: checkoutId })
  return true
}

/** A prompt is paid by one receipt and in full; staff look at anything else. */
async function worthOf({ db }: Context, prompt: Prompt, minorShillings: number) {
  if (minorShillings !== prompt.shillings * 100) return { obstacle: 'amount' } as const
  if (await hasReceipt(db, prompt.id)) return { obstacle: 'second' } as const
  return { amount: prompt.amount, rate: prompt.rate }
}
