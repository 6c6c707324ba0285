import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { deleteInvitation } from './invitations.store.ts'
import { noteTeamChange } from './note-team-change.ts'
import { readTeam } from './read-team.ts'

export const withdrawInvitation: Handler<'withdrawInvitation'> = async (
  context,
  { path, account },
) => {
  const vendorId = account.id
  if (!(await deleteInvitation(context.db, { id: path.id, vendorId }))) return notFound
  await noteTeamChange(context, { action: 'withdraw-invitation', vendorId, actorId: account.id })
  return { status: 200, body: await readTeam(context, account) }
}
