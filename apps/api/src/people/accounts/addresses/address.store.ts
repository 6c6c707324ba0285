import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { StoredAddress } from '../../tables.ts'

export interface AddressRow {
  id: number
  address: StoredAddress
  /** Forms begin with it. */
  is_default: boolean
  country_name: string | null
}

/** One owner's addresses; another person's are never found. */
function addressesOf(db: Database, accountId: number) {
  return db
    .selectFrom('addresses')
    .leftJoin('countries', (join) => join.on(sql<boolean>`countries.code = address ->> 'country'`))
    .select(['addresses.id', 'address', 'is_default', 'countries.name as country_name'])
    .where('account_id', '=', accountId)
}

export async function listAddressesOf(db: Database, accountId: number): Promise<AddressRow[]> {
  return addressesOf(db, accountId)
    .orderBy('is_default', 'desc')
    .orderBy('addresses.id', 'desc')
    .execute()
}

export async function findAddress(
  db: Database,
  accountId: number,
  id: number,
): Promise<AddressRow | null> {
  const found = await addressesOf(db, accountId).where('addresses.id', '=', id).executeTakeFirst()
  return found ?? null
}

export async function getAddressRow(
  db: Database,
  accountId: number,
  id: number,
): Promise<AddressRow> {
  return addressesOf(db, accountId).where('addresses.id', '=', id).executeTakeFirstOrThrow()
}

/** Locked until the transaction ends, so that two changes of it take turns. */
export async function lockAddress(
  db: Database,
  accountId: number,
  id: number,
): Promise<StoredAddress | null> {
  const found = await db
    .selectFrom('addresses')
    .select('address')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return found?.address ?? null
}

/** The new address's id, or null when its owner has exactly this one already. */
export async function insertAddress(
  db: Database,
  accountId: number,
  address: StoredAddress,
): Promise<number | null> {
  const inserted = await db
    .insertInto('addresses')
    .values({ account_id: accountId, address: JSON.stringify(address) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id ?? null
}

/** False when its owner has exactly this address already under another id. */
export async function setAddress(
  db: Database,
  id: number,
  address: StoredAddress,
): Promise<boolean> {
  try {
    await db
      .updateTable('addresses')
      .set({ address: JSON.stringify(address) })
      .where('id', '=', id)
      .execute()
    return true
  } catch (error) {
    if ((error as { constraint?: unknown }).constraint === 'addresses_once') return false
    throw error
  }
}

/** Instead of the former default, if there is one. Of two calls at once one waits for the other. */
export async function setDefaultAddress(
  db: Database,
  { accountId, id, isDefault }: { accountId: number; id: number; isDefault: boolean },
): Promise<void> {
  await db.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute()
  await db
    .updateTable('addresses')
    .set({ is_default: false })
    .where('account_id', '=', accountId)
    .where('is_default', '=', true)
    .$if(!isDefault, (update) => update.where('id', '=', id))
    .execute()
  if (!isDefault) return
  await db
    .updateTable('addresses')
    .set({ is_default: true })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()
}

/** False when the owner has no such address. */
export async function removeAddress(db: Database, accountId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('addresses')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
