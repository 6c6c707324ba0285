import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { noteTeamChange } from './note-team-change.ts'
import { readTeam } from './read-team.ts'
import { lockTeam, setMemberRole } from './team.store.ts'

export const changeMemberRole: Handler<'changeMemberRole'> = async (
  context,
  { path, account, body: { role } },
) => {
  const member = { accountId: path.id, vendorId: account.id }
  await lockTeam(context.db, account.id)
  const before = await setMemberRole(context.db, member, role)
  if (before === null) return notFound
  if (before !== role) {
    await noteTeamChange(context, {
      action: 'change-member',
      vendorId: account.id,
      actorId: account.id,
      before: { member: path.id, role: before },
      after: { member: path.id, role },
    })
  }
  return { status: 200, body: await readTeam(context, account) }
}
