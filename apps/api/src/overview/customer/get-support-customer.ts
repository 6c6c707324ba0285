import type { Account } from '../../core/account.ts'
import type { Handler, OperationId } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { listAddressesOf } from '../../people/accounts/addresses/address.store.ts'
import { addressView } from '../../people/accounts/addresses/address.view.ts'
import { notificationsOf } from '../../people/accounts/notifications/muted-mails.store.ts'
import { customerResult } from '../../people/customers/customer-rules.ts'
import { findWaitingMerge } from '../../people/merges/merges.store.ts'
import { hasRole } from '../../people/accounts/has-role.ts'
import type { Database } from '../../platform/db/database.ts'
import { operationMetadata } from '../../platform/http/operation-metadata.ts'
import { findCustomer, listNotes } from './customer-page.store.ts'
import {
  listOffers,
  listOrders,
  listReports,
  listRequests,
  listSignIns,
  listThreads,
  sumSpend,
} from './customer-parts.store.ts'
import { notesView, ordersView, recordsView, signInsView, spendView } from './customer.view.ts'

const mostAddresses = 5

export const getSupportCustomer: Handler<'getSupportCustomer'> = async (
  { db, clock },
  { path: { id }, account, origin },
) => {
  const customer = await findCustomer(db, id)
  if (!customer) return notFound
  const now = clock.now()
  const { phone, language, merged_into } = customer
  const mayAct =
    may(account, 'beginShopView') &&
    customerResult(customer, { actorId: account.id, needs: 'active customer' }) === 'ok'
  const addresses = (await listAddressesOf(db, id)).slice(0, mostAddresses)
  return {
    status: 200,
    body: {
      id,
      phone,
      language,
      addresses: addresses.map((row) => addressView(row, origin).search_text),
      ...(await readParts(db, { id, account, now })),
      merged_into,
      waiting_merge: may(account, 'getAccountMerge') ? await findWaitingMerge(db, [id]) : null,
      may_act: mayAct,
    },
  }
}

/** Each part for whoever may open its list. */
async function readParts(
  db: Database,
  { id, account, now }: { id: number; account: Account; now: Date },
) {
  const part = async <Part>(list: OperationId, read: () => Promise<Part>) =>
    may(account, list) ? read() : null
  return {
    notes: await part('addCustomerNote', async () => notesView(await listNotes(db, id))),
    orders: await part('listSupportOrders', async () => ordersView(await listOrders(db, id))),
    spend: await part('listSupportOrders', async () => spendView(await sumSpend(db, id))),
    requests: await part('listSupportRequests', async () =>
      recordsView(await listRequests(db, id)),
    ),
    threads: await part('listSupportThreads', async () => recordsView(await listThreads(db, id))),
    offers: await part('listSupportThreads', async () => recordsView(await listOffers(db, id))),
    slips: await part('getSupportOrder', async () => recordsView(await listReports(db, id))),
    sign_ins: await part('getSupportUser', async () => signInsView(await listSignIns(db, id, now))),
    consents: await part('getSupportUser', () => notificationsOf(db, id)),
  }
}

function may(account: Account, operationId: OperationId): boolean {
  return hasRole(account, operationMetadata[operationId])
}
