import type { SupportTeam, Team, TeamInvitationRequest, TeamSeat } from '@bandari/sdk'
import { granted } from './granted.ts'
import { type Answer, ask, client, done } from './sdk.ts'

type MemberRole = TeamInvitationRequest['role']

const one = (id: number) => ({ path: { id } })

/** Calls that are not verbs of react-admin. */
export const teamCalls = {
  inviteToTeam: (body: TeamInvitationRequest): Promise<Team> =>
    granted(ask(client.POST('/vendor/team/invitations', { body }))),
  withdrawInvitation: (id: number): Promise<Team> =>
    granted(ask(client.DELETE('/vendor/team/invitations/{id}', { params: one(id) }))),
  changeMemberRole: ({ id, role }: { id: number; role: MemberRole }): Promise<Team> =>
    granted(ask(client.PUT('/vendor/team/members/{id}', { params: one(id), body: { role } }))),
  removeMember: (id: number): Promise<Team> =>
    granted(ask(client.DELETE('/vendor/team/members/{id}', { params: one(id) }))),
  removeSupportVendorMember: (path: { id: number; member: number }): Promise<SupportTeam> =>
    granted(ask(client.DELETE('/support/vendors/{id}/team/{member}', { params: { path } }))),
  leaveTeam: (): Promise<unknown> => granted(done(client.DELETE('/team-membership/'))),
}

export function findInvitation(token: string) {
  return ask(client.POST('/team-invitations/find/', { body: { token } }))
}

export function acceptInvitation(token: string): Promise<Answer<TeamSeat>> {
  return ask(client.POST('/team-invitations/accept/', { body: { token } }))
}
