import type { Context } from '../../core/context.ts'
import type { Call, Handler } from '../../core/contract.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import type { MpesaSettings } from './settings.ts'
import { fromDecimal } from '../../core/money.ts'
import { detail, problem } from '../../core/problem.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { OutboundError } from '../../platform/http/fetch-json.ts'
import { transact } from '../../platform/http/transact.ts'
import { findOrderRecord, getOrderRecord, lockOrder } from '../../selling/orders/order.store.ts'
import { orderView } from '../../selling/orders/order.view.ts'
import { mpesaOffer } from './mpesa.view.ts'
import { promptUrl } from './callback-urls.ts'
import { DarajaRefusal, darajaOf } from './daraja.ts'
import {
  isOverLimit,
  firstQueryAfter,
  newKey,
  rateValidFor,
  validatePrompt,
} from './prompt-rules.ts'
import { countPrompts, getPrompt, insertPrompt, recordSent, updatePrompt } from './prompts.store.ts'
import { shillingsFor } from './shillings.ts'

/**
 * Sends a prompt to pay the buyer's order to a telephone. It is stored before Safaricom hears of it and never sent
 * twice: if this process dies in between, the job finds it.
 */
export const promptMpesa: Handler<'promptMpesa'> = async (context, call) => {
  const { mpesa } = context.settings
  if (mpesa === null) return notFound
  const { path, account, origin } = call
  // Under a key that was used before nothing is written, and the telephone was asked then.
  let own: number | null = null
  const written = await transact(context, async (inside) => {
    const answer = await write(inside, call)
    own = answer.status === 200 ? answer.body.promptId : null
    return answer
  })
  if (written.status !== 200) return written
  if (written.body.promptId === own) await send(context, mpesa, written.body.promptId)
  const order = await findOrderRecord(context.db, path.id, account.id)
  if (!order) return notFound
  return { status: 200, body: orderView(order, context.settings, origin) }
}

async function write(
  { db, clock, settings }: Context,
  { path, body, account }: Pick<Call<'promptMpesa'>, 'path' | 'body'> & { account: { id: number } },
) {
  const own = await findOrderRecord(db, path.id, account.id)
  if (!own) return notFound
  await lockOrder(db, own.id)
  const order = await getOrderRecord(db, own.id)
  const { number, status } = order
  if (status !== 'Pending')
    return refuse(409, detail(problem('order_not_payable', { number, status })))
  const now = clock.now()
  const offer = mpesaOffer(order, settings)
  if (offer === null) return refuse(409, detail('mpesa_not_now'))
  const asked = validatePrompt(body, fromDecimal(offer.most) ?? 0)
  if ('problem' in asked) return refuse(400, fieldErrors(asked.problem))
  const { phone, amount } = asked
  const who = { orderId: order.id, accountId: account.id, phone }
  const since = new Date(now.getTime() - 24 * 3600_000)
  if (isOverLimit(await countPrompts(db, { ...who, since })))
    return refuse(409, detail('mpesa_prompts_spent'))
  const promptId = await insertPrompt(db, {
    key: newKey(),
    orderId: order.id,
    phone,
    amount,
    shillings: shillingsFor(amount, offer.rate),
    rate: offer.rate,
    now,
    rateUntil: new Date(now.getTime() + rateValidFor),
    dueAt: new Date(now.getTime() + firstQueryAfter),
  })
  if (promptId === null) return refuse(409, detail('mpesa_prompt_open'))
  return { status: 200 as const, body: { promptId } }
}

/** Without an answer the prompt stays open: Safaricom may have sent it. */
async function send(
  { db, clock, log }: Context,
  mpesa: MpesaSettings,
  promptId: number,
): Promise<void> {
  const prompt = await getPrompt(db, promptId)
  const { payment_reference: account } = await getOrderRecord(db, prompt.order_id)
  const { phone, shillings, key } = prompt
  const push = { phone, shillings, account, callbackUrl: promptUrl(mpesa, key) }
  try {
    const checkoutId = await darajaOf(mpesa).push(push, clock.now())
    await recordSent(db, promptId, checkoutId)
  } catch (error) {
    if (error instanceof DarajaRefusal) {
      log.warn({ err: error, prompt: promptId }, 'M-Pesa sent no prompt')
      await updatePrompt(db, promptId, { state: 'failed', result_code: error.code, due_at: null })
    } else if (error instanceof OutboundError) {
      log.warn({ err: error, prompt: promptId }, 'nobody knows whether M-Pesa sent a prompt')
    } else throw error
  }
}
