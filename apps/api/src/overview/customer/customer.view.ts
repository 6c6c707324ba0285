import type { SupportCustomer } from '@bandari/sdk'
import { toDecimal } from '../../core/money.ts'
import type { NoteRow } from './customer-page.store.ts'
import type { OrderRow, RecordRow, SignInRow, SpendRow } from './customer-parts.store.ts'

const countOf = (rows: readonly { count: number }[]) => rows[0]?.count ?? 0

export function notesView(rows: readonly NoteRow[]): NonNullable<SupportCustomer['notes']> {
  return rows.map(({ id, text, at, first_name, last_name }) => ({
    id,
    text,
    by: `${first_name} ${last_name}`,
    at: at.toISOString(),
  }))
}

export function ordersView(rows: readonly OrderRow[]): NonNullable<SupportCustomer['orders']> {
  return {
    count: countOf(rows),
    latest: rows.map(({ id, number, status, total, currency, at }) => ({
      id,
      number,
      status,
      total: toDecimal(total),
      currency,
      at: at.toISOString(),
    })),
  }
}

export function spendView(rows: readonly SpendRow[]): NonNullable<SupportCustomer['spend']> {
  return rows.map(({ amount, ...row }) => ({ ...row, amount: toDecimal(amount) }))
}

export function recordsView(rows: readonly RecordRow[]): NonNullable<SupportCustomer['threads']> {
  return {
    count: countOf(rows),
    latest: rows.map(({ id, title, state, at }) => ({ id, title, state, at: at.toISOString() })),
  }
}

export function signInsView(rows: readonly SignInRow[]): NonNullable<SupportCustomer['sign_ins']> {
  return {
    count: countOf(rows),
    latest: rows.map(({ app, browser, system, since, used_at }) => ({
      app,
      browser,
      system,
      since: since.toISOString(),
      used_at: used_at.toISOString(),
    })),
  }
}
