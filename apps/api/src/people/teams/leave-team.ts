import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { noteTeamChange } from './note-team-change.ts'
import { deleteMember, findTeamOf } from './team.store.ts'

export const leaveTeam: Handler<'leaveTeam'> = async (context, { account }) => {
  const vendorId = await findTeamOf(context.db, account.id)
  if (vendorId === null) return notFound
  const role = await deleteMember(context.db, { accountId: account.id, vendorId })
  if (role === null) return notFound
  const before = { member: account.id, role }
  await noteTeamChange(context, { action: 'leave-team', vendorId, actorId: account.id, before })
  return { status: 204 }
}
