import type { Context } from '../../core/context.ts'
import type { MpesaSettings } from './settings.ts'
import { staffLanguageAt } from '../../people/accounts/account.store.ts'
import { enqueueMail } from '../../platform/mail/outbox.store.ts'
import { lockOrder } from '../../selling/orders/order.store.ts'
import { darajaOf } from './daraja.ts'
import { unassignedMoneyMail } from './unassigned-money-mail.ts'
import { giveUpAfter, minute } from './prompt-rules.ts'
import { getPrompt, listDuePrompts, type Prompt, updatePrompt } from './prompts.store.ts'

/** Prompts per run; each takes one request to Safaricom. */
const maxPrompts = 40

/** Queries prompts whose result has not come. It stops at the first query that fails. */
export async function queryPendingPrompts(context: Context): Promise<number> {
  const { db, clock, settings } = context
  const { mpesa } = settings
  if (mpesa === null) return 0
  const prompts = await listDuePrompts(db, clock.now(), maxPrompts)
  for (const prompt of prompts) await queryPrompt(context, mpesa, prompt)
  if (prompts.length > 0) context.nudgeOutbox()
  return prompts.length
}

async function queryPrompt(context: Context, mpesa: MpesaSettings, prompt: Prompt): Promise<void> {
  const { clock } = context
  const isOverdue = clock.now().getTime() - prompt.asked_at.getTime() >= giveUpAfter
  const { checkout_id: checkoutId } = prompt
  // Query once more before giving up: a lost prompt may have been paid.
  const code = checkoutId === null ? null : await darajaOf(mpesa).query(checkoutId, clock.now())
  await context.db
    .transaction()
    .execute((db) => applyResult({ ...context, db }, prompt, { code, isOverdue }))
}

interface QueryResult {
  code: string | null
  isOverdue: boolean
}

async function applyResult(
  { db, clock, settings }: Context,
  { id, order_id: orderId }: Prompt,
  { code, isOverdue }: QueryResult,
): Promise<void> {
  const order = await lockOrder(db, orderId)
  const { state, shillings, due_at } = await getPrompt(db, id)
  // Its result came meanwhile.
  if (due_at === null || (state !== 'asked' && state !== 'sent')) return
  if (code === null) {
    const next = new Date(clock.now().getTime() + minute)
    return updatePrompt(db, id, isOverdue ? { state: 'lost', due_at: null } : { due_at: next })
  }
  if (code !== '0')
    return updatePrompt(db, id, { state: 'failed', result_code: code, due_at: null })
  // Paid, but the receipt is unknown, and only the receipt identifies a payment. So a person looks it up, unless
  // Safaricom's own call still comes.
  await updatePrompt(db, id, { state: 'paid', due_at: null })
  const language = await staffLanguageAt(db, settings.supportEmail)
  const unassigned = { receipt: null, amount: shillings * 100, account: null, order, language }
  await enqueueMail(db, unassignedMoneyMail(unassigned, settings))
}
