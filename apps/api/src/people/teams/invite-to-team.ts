import type { Handler } from '../../core/contract.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { detail, problem } from '../../core/problem.ts'
import { refuse } from '../../core/refusal.ts'
import { enqueueMail } from '../../platform/mail/outbox.store.ts'
import { findAccountByEmail } from '../accounts/account.store.ts'
import { invitationMail } from './invitation-mail.ts'
import { insertInvitation, listInvitations } from './invitations.store.ts'
import { noteTeamChange } from './note-team-change.ts'
import { readTeam } from './read-team.ts'
import { listMembers, lockTeam } from './team.store.ts'

/** With its owner, and with those who are invited. */
const mostPeople = 25

/** Whether the address has an account is told to nobody. */
export const inviteToTeam: Handler<'inviteToTeam'> = async (context, { account, body }) => {
  const { db, clock, settings } = context
  const { email, role } = body
  const vendorId = account.id
  await lockTeam(db, vendorId)
  const members = await listMembers(db, vendorId)
  const isSame = (one: { email: string }) => one.email.toLowerCase() === email.toLowerCase()
  if ([account, ...members].some(isSame))
    return refuse(400, fieldErrors({ email: ['team_member_already'] }))
  const invited = (await listInvitations(db, vendorId)).filter((one) => !isSame(one))
  if (1 + members.length + invited.length >= mostPeople)
    return refuse(409, detail(problem('team_full', { most: mostPeople })))
  const token = await insertInvitation(db, { vendorId, email, role, now: clock.now() })
  await noteTeamChange(context, {
    action: 'invite-member',
    vendorId,
    actorId: account.id,
    after: { role },
  })
  const reader = await findAccountByEmail(db, email)
  const language = reader?.language ?? account.language
  await enqueueMail(db, invitationMail({ email, role, token, language, from: account }, settings))
  context.afterCommit(context.nudgeOutbox)
  return { status: 201, body: await readTeam(context, account) }
}
