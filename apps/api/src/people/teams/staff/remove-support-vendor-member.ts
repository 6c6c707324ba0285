import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { findVendor } from '../../vendors/vendors.store.ts'
import { noteTeamChange } from '../note-team-change.ts'
import { deleteMember, lockTeam } from '../team.store.ts'
import { readSupportTeam } from './read-support-team.ts'

/** As the owner would; it stands in the vendor's history under the name of whoever of staff did it. */
export const removeSupportVendorMember: Handler<'removeSupportVendorMember'> = async (
  context,
  { path, account },
) => {
  const { db } = context
  if (!(await findVendor(db, path.id))) return notFound
  await lockTeam(db, path.id)
  const role = await deleteMember(db, { accountId: path.member, vendorId: path.id })
  if (role === null) return notFound
  await noteTeamChange(context, {
    action: 'remove-member',
    vendorId: path.id,
    actorId: account.id,
    before: { member: path.member, role },
  })
  return { status: 200, body: await readSupportTeam(db, path.id) }
}
