import type { Account } from '../../core/account.ts'
import type { Handler } from '../../core/contract.ts'
import { detail, type PlainOrProblem, problem } from '../../core/problem.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import type { Database } from '../../platform/db/database.ts'
import { lockAccount } from '../accounts/account.store.ts'
import { deleteInvitation, findInvitationByToken, type InvitationRow } from './invitations.store.ts'
import { noteTeamChange } from './note-team-change.ts'
import { findOwner, findTeamOf, insertMember, lockTeam } from './team.store.ts'

export const acceptInvitation: Handler<'acceptInvitation'> = async (context, { account, body }) => {
  const { db, clock } = context
  const now = clock.now()
  const found = await findInvitationByToken(db, body.token, now)
  if (!found) return notFound
  const { id, vendor_id: vendorId, role } = found
  await lockTeam(db, vendorId)
  await lockAccount(db, account.id)
  const owner = await findOwner(db, vendorId)
  if (!owner) return notFound
  const fault = await faultOf(db, found, account)
  if (fault) return refuse(409, detail(fault))
  // Taken back, or accepted in another tab, while this call waited.
  if (!(await deleteInvitation(db, { id, vendorId }))) return notFound
  await insertMember(db, { accountId: account.id, vendorId, role, now })
  const after = { member: account.id, role }
  await noteTeamChange(context, { action: 'join-team', vendorId, actorId: account.id, after })
  return {
    status: 200,
    body: { vendor_id: vendorId, role, may_list_export: owner.may_list_export },
  }
}

/**
 * An account is on one team, so that what it does is done for one vendor: who sells for themselves has a team of their
 * own, whose suspension somebody else's would get around, and staff decide about vendors.
 */
async function faultOf(
  db: Database,
  { email }: InvitationRow,
  account: Account,
): Promise<PlainOrProblem | null> {
  if (email.toLowerCase() !== account.email.toLowerCase())
    return problem('invitation_other_address', { email })
  if (account.is_staff) return 'team_of_staff'
  if (account.seller_status === 'approved' || account.seller_status === 'suspended')
    return 'team_own_company'
  return (await findTeamOf(db, account.id)) === null ? null : 'team_another'
}
