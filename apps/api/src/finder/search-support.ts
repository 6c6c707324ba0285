import type { Handler, OperationId } from '../core/contract.ts'
import { hasRole } from '../people/accounts/has-role.ts'
import type { Database } from '../platform/db/database.ts'
import { operationMetadata } from '../platform/http/operation-metadata.ts'
import { findBankEntries } from './bank-entries.store.ts'
import { type Facts, type Found, foundView, matchIn } from './found.ts'
import { findAllListings, type ListingRow } from './listings.store.ts'
import { findOrders, type OrderRow } from './orders.store.ts'
import { findPeople, findSupporters } from './people.store.ts'
import { type Question, readQuestion } from './read-question.ts'

interface Kind {
  /** Who may read this list, and nobody else, finds what is in it. */
  list: OperationId
  find: (db: Database, question: Question) => Promise<Found[]>
}

/** In the order in which they are shown. */
const kinds: readonly Kind[] = [
  { list: 'listSupportOrders', find: orders },
  { list: 'listSupportUsers', find: people },
  { list: 'listSupportAgents', find: supporters },
  { list: 'listSupportListings', find: listings },
  { list: 'listBankEntries', find: bankEntries },
]

export const searchSupport: Handler<'searchSupport'> = async ({ db }, { query, account }) => {
  const question = readQuestion(query.q, account.country)
  const own = kinds.filter(({ list }) => hasRole(account, operationMetadata[list]))
  const found = await Promise.all(own.map(({ find }) => find(db, question)))
  return { status: 200, body: found.flat() }
}

async function orders(db: Database, question: Question): Promise<Found[]> {
  const rows = await findOrders(db, question)
  return rows.map((row) => orderView(row, question))
}

function orderView(row: OrderRow, question: Question): Found {
  const { id, number, buyer, title, status, total, currency, date_placed: at } = row
  const detail = [buyer, title].filter(Boolean).join(', ')
  const shown = { id, title: number, detail, state: status, amount: total, currency, at }
  return foundView('order', shown, matchIn(factsOf(row), question))
}

function factsOf({ chassis, container, bill_of_lading, vessel, ...row }: OrderRow): Facts {
  const { references: bank_reference, city, port, phone, email } = row
  return { chassis, container, bill_of_lading, vessel, bank_reference, city, port, phone, email }
}

async function people(db: Database, question: Question): Promise<Found[]> {
  const rows = await findPeople(db, question)
  return rows.map(({ id, name, email, phone, state, date_joined: at }) =>
    foundView(
      'person',
      { id, title: name, detail: email, state, at },
      matchIn({ phone }, question),
    ),
  )
}

async function supporters(db: Database, question: Question): Promise<Found[]> {
  const rows = await findSupporters(db, question)
  return rows.map(({ id, name, email, code, started_at: at }) =>
    foundView('supporter', { id, title: name, detail: `${code}, ${email}`, at }),
  )
}

async function listings(db: Database, question: Question): Promise<Found[]> {
  const rows = await findAllListings(db, question)
  return rows.map((row) => listingView(row, question))
}

function listingView(row: ListingRow, question: Question): Found {
  const { id, title, seller, state, price: amount, currency, date_created: at } = row
  const match = matchIn(
    {
      chassis: row.chassis_number,
      stock_number: row.vendor_reference,
      part_number: row.part_number,
    },
    question,
  )
  return foundView('listing', { id, title, detail: seller, state, amount, currency, at }, match)
}

async function bankEntries(db: Database, question: Question): Promise<Found[]> {
  const rows = await findBankEntries(db, question)
  return rows.map(({ id, party, reference, text, amount, currency, booked_on: at }) =>
    foundView('bank_entry', {
      id,
      title: party || reference || text,
      detail: reference ?? text,
      amount,
      currency,
      at,
    }),
  )
}
