import { sql } from 'kysely'
import type { SellerFacts } from './seller-name.ts'

/** A column of `accounts`: what the name of a seller is made of. */
export const sellerFacts = sql<SellerFacts>`json_build_object('id', accounts.id,
  'first_name', accounts.first_name, 'last_name', accounts.last_name)`
