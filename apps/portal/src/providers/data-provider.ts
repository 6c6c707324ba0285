import type { DataProvider, GetListResult, GetOneResult, RaRecord } from 'react-admin'
import { getProfile } from './accounts.ts'
import { granted } from './granted.ts'
import { downloadProForma, getOrder, listOrders } from './orders.ts'
import { listForSupport, support } from './support.ts'

/**
 * react-admin's verbs: the caller's own `orders` and `profile` through the SDK, `support/*` through
 * ra-data-simple-rest. What is no verb is a method named by its operationId.
 */
export const dataProvider = {
  ...support,
  getList: <T extends RaRecord>(...[resource, params]: Parameters<DataProvider['getList']>) =>
    typed<GetListResult<T>>(
      resource === 'orders' ? listOrders(params) : listForSupport(resource, params),
    ),
  getOne: <T extends RaRecord>(...[resource, params]: Parameters<DataProvider['getOne']>) =>
    typed<GetOneResult<T>>(
      resource === 'orders'
        ? getOrder(params)
        : resource === 'profile'
          ? getOwnProfile()
          : support.getOne(resource, params),
    ),
  downloadProForma,
} satisfies DataProvider

export type PortalDataProvider = typeof dataProvider

/** A record needs an id; there is only one profile to ask for. */
async function getOwnProfile() {
  return { data: { ...(await granted(getProfile())), id: 'own' } }
}

/** react-admin lets the caller name the record's type; which it is follows from the resource. */
function typed<T>(answer: Promise<unknown>): Promise<T> {
  return answer as Promise<T>
}
