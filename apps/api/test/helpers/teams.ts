import { mailsTo } from './mails.ts'
import { type Buyer, newBuyer } from './steps.ts'
import type { World } from './world.ts'

/** The token of the newest invitation to an address. */
export async function invitationTo(world: World, email: string): Promise<string> {
  const [mail] = await mailsTo(world, email)
  const [, token] = /\/team-invitation#invitation=(\S+)/.exec(mail?.text ?? '') ?? []
  if (token === undefined) throw new Error(`no invitation was mailed to ${email}`)
  return token
}

/** Invites somebody new to the owner's team, who accepts. */
export async function newMember(
  world: World,
  owner: Pick<Buyer, 'client'>,
  role: 'lister' | 'reader',
): Promise<Buyer> {
  const member = await newBuyer(world)
  const body = { email: member.email, role }
  const { error } = await owner.client.POST('/vendor/team/invitations', { body })
  if (error) throw new Error(`not invited: ${JSON.stringify(error)}`)
  const token = await invitationTo(world, member.email)
  const accepted = await member.client.POST('/team-invitations/accept/', { body: { token } })
  if (accepted.error) throw new Error(`not accepted: ${JSON.stringify(accepted.error)}`)
  return member
}
