import type { Handler } from '../../core/contract.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { lockAccount } from '../../people/accounts/account.store.ts'
import { findCompany, saveCompanyFields } from './company.store.ts'
import { companyView } from './company.view.ts'

/** An empty text is not set. Staff read in the vendor's history that something changed, and on the page what it says. */
export const saveCompany: Handler<'saveCompany'> = async (
  { db, clock },
  { account, body, origin },
) => {
  await lockAccount(db, account.id)
  const before = await findCompany(db, account.id)
  const fields = {
    name: body.name?.trim() || null,
    place: body.place?.trim() || null,
    about: body.about?.trim() || null,
    hours: body.hours?.trim() || null,
    languages: [...new Set(body.languages)],
  }
  await saveCompanyFields(db, account.id, fields)
  if (before?.name !== fields.name) {
    await insertAudit(db, {
      actorId: account.id,
      action: 'name-company',
      subject: 'account',
      subjectId: account.id,
      before: { name: before?.name ?? null },
      after: { name: fields.name },
      reason: null,
      now: clock.now(),
    })
  }
  return { status: 200, body: companyView(await findCompany(db, account.id), origin) }
}
