import type { Account } from '../../core/account.ts'
import type { Context } from '../../core/context.ts'
import { sellerIdOf } from '../../core/vendor-of.ts'
import { findDefaults, noDefaults } from './defaults.store.ts'
import type { Stock } from './lister.ts'
import { insertListing, type OpenSubject, type Subject } from './listing.store.ts'
import { findListingContact } from './vendor-contact.ts'

interface Draft {
  account: Pick<Account, 'id' | 'vendor'>
  stock: Stock
  subject: Subject | OpenSubject
  title: string
}

/** A draft that begins with what its vendor's listings have in common; answers its id. */
export async function beginDraft(
  { db, clock }: Context,
  { account, stock, subject, title }: Draft,
): Promise<number> {
  const { vendorId, market } = stock
  const { location, description } =
    vendorId === null ? noDefaults : await findDefaults(db, vendorId)
  const contact = market === 'local' ? await findListingContact(db, sellerIdOf(account)) : null
  const year = subject.class === 'parts' ? {} : { model_year: yearOfTitle(title, clock.now()) }
  return insertListing(db, {
    stock,
    subject,
    fields: { title, contact, location, description, ...year },
    now: clock.now(),
  })
}

/** `2014 Toyota Vitz` names its year; a number elsewhere in a title may be a model's. */
function yearOfTitle(title: string, now: Date): number | null {
  const year = Number(/^((?:19|20)\d{2})\s/.exec(title)?.[1])
  return year <= now.getUTCFullYear() + 1 ? year : null
}
