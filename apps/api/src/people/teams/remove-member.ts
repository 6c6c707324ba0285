import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { noteTeamChange } from './note-team-change.ts'
import { readTeam } from './read-team.ts'
import { deleteMember, lockTeam } from './team.store.ts'

/** No session ends: each call reads the membership anew. */
export const removeMember: Handler<'removeMember'> = async (context, { path, account }) => {
  await lockTeam(context.db, account.id)
  const role = await deleteMember(context.db, { accountId: path.id, vendorId: account.id })
  if (role === null) return notFound
  await noteTeamChange(context, {
    action: 'remove-member',
    vendorId: account.id,
    actorId: account.id,
    before: { member: path.id, role },
  })
  return { status: 200, body: await readTeam(context, account) }
}
