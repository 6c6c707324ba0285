import { sql } from 'kysely'

/** `asked`: Safaricom may know of it; `sent`: it does; `lost`: nobody could say what became of it. */
export type MpesaState = 'asked' | 'sent' | 'paid' | 'failed' | 'lost'

export interface MpesaPromptRow {
  id: number
  phone: string
  amount: number
  shillings: number
  rate: string
  asked_at: string
  state: MpesaState
  result_code: string | null
  receipt: string | null
  is_counted: boolean
}

/** What telephones were asked to pay of the outer query's order, oldest first. */
export const promptsOfOrder = sql<MpesaPromptRow[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', mpesa_prompts.id, 'phone', phone, 'amount', mpesa_prompts.amount,
    'shillings', shillings, 'rate', rate::text,
    'asked_at', to_char(asked_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'state', state,
    'result_code', result_code, 'receipt', first.receipt, 'is_counted', first.payment_id is not null
      and not exists (select from payments as back where back.corrects = first.payment_id))
    order by mpesa_prompts.id), '[]')
  from mpesa_prompts left join lateral (
    select receipt, payment_id from mpesa_receipts where prompt_id = mpesa_prompts.id
    order by arrived_at, receipt limit 1
  ) as first on true
  where mpesa_prompts.order_id = orders.id)`

/** Somebody may be typing their PIN, or has paid and nothing is counted yet. */
export const hasPendingPrompt = sql<boolean>`exists (
  select from mpesa_prompts where mpesa_prompts.order_id = orders.id and (state in ('asked', 'sent') or state = 'paid'
    and not exists (select from mpesa_receipts where prompt_id = mpesa_prompts.id and payment_id is not null)))`

export interface ShillingRate {
  /** Shillings for a dollar. */
  rate: string
  /** `YYYY-MM-DD`, and how many days ago that was. */
  day: string
  age: number
}

/** The newest rate that the shop knows. */
export const shillingRate = sql<ShillingRate | null>`(
  select jsonb_build_object('rate', trim_scale(rate)::text, 'day', day, 'age', now()::date - day) from exchange_rates
  where currency = 'KES' order by day desc, id desc limit 1)`
