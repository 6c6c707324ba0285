import type { Account } from '../core/account.ts'
import type { Handler } from '../core/contract.ts'
import { vendorOf } from '../core/vendor-of.ts'
import type { Database } from '../platform/db/database.ts'
import { type Found, foundView, matchIn } from './found.ts'
import { findListingsOf } from './listings.store.ts'
import { findOrdersOf } from './orders.store.ts'
import { findLinks, findSold } from './own.store.ts'
import { type Question, readQuestion } from './read-question.ts'

interface Search {
  db: Database
  account: Account
  question: Question
}

/** What is the caller's own: orders, and what they list, sell and recommend. */
export const searchOwn: Handler<'searchOwn'> = async ({ db }, { query, account }) => {
  const search = { db, account, question: readQuestion(query.q, account.country) }
  return {
    status: 200,
    body: [
      ...(await orders(search)),
      ...(await listings(search)),
      ...(await sold(search)),
      ...(await links(search)),
    ],
  }
}

async function orders({ db, account, question }: Search): Promise<Found[]> {
  const rows = await findOrdersOf(db, question, account.id)
  return rows.map((row) => {
    const { id, number, title, status, total: amount, currency, date_placed: at } = row
    const { chassis, container, bill_of_lading, vessel, port } = row
    const shown = { id, title: number, detail: title, state: status, amount, currency, at }
    const facts = { chassis, container, bill_of_lading, vessel, port }
    return foundView('own_order', shown, matchIn(facts, question))
  })
}

/** Those on a seller's team find what the team's lists show them. */
async function listings({ db, account, question }: Search): Promise<Found[]> {
  const vendor = vendorOf(account, 'read')
  if (!vendor) return []
  const rows = await findListingsOf(db, question, vendor.id)
  return rows.map((row) => {
    const { id, title, class: detail, state, price: amount, currency, date_created: at } = row
    const facts = { stock_number: row.vendor_reference, chassis: row.chassis_number }
    const shown = { id, title, detail, state, amount, currency, at }
    return foundView('own_listing', shown, matchIn(facts, question))
  })
}

async function sold({ db, account, question }: Search): Promise<Found[]> {
  const vendor = vendorOf(account, 'read')
  if (!vendor) return []
  const rows = await findSold(db, question, vendor.id)
  return rows.map(({ id, number, title: detail, amount, currency, date_placed: at }) =>
    foundView('sold', { id, title: number, detail, amount, currency, at }),
  )
}

async function links({ db, account, question }: Search): Promise<Found[]> {
  const rows = await findLinks(db, question, account.id)
  return rows.map(({ id, name, slug, created_at: at }) =>
    foundView('link', { id, title: name, detail: slug, at }),
  )
}
