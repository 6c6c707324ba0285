import type { Team } from '@bandari/sdk'
import type { Account } from '../../core/account.ts'
import type { Context } from '../../core/context.ts'
import { sellerIdOf } from '../../core/vendor-of.ts'
import { sellerName } from '../vendors/seller-name.ts'
import { seatOf } from '../../core/seat-of.ts'
import { listInvitations } from './invitations.store.ts'
import { findOwner, listActs, listMembers, type MemberRow, type OwnerRow } from './team.store.ts'

const mostActs = 100

/** The team as somebody of it sees it. */
export async function readTeam(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  account: Account,
): Promise<Team> {
  const [vendorId, seat] = [sellerIdOf(account), seatOf(account)]
  const owner = await findOwner(db, vendorId)
  if (!owner || !seat) throw new Error('whoever reads a team belongs to an approved vendor')
  const isOwner = seat.role === 'owner'
  const viewer = { id: account.id, isOwner }
  const members = await listMembers(db, vendorId)
  const now = clock.now()
  return {
    seat,
    name: sellerName(owner),
    members: [
      memberView({ ...owner, role: 'owner', joined_at: null }, viewer),
      ...members.map((member) => memberView(member, viewer)),
    ],
    invitations: isOwner
      ? (await listInvitations(db, vendorId)).map(
          ({ id, email, role, invited_at, expires_at }) => ({
            id,
            email,
            role,
            invited_at: invited_at.toISOString(),
            expires_at: expires_at.toISOString(),
            is_over: expires_at <= now,
          }),
        )
      : [],
    acts: isOwner
      ? (await listActs(db, vendorId, mostActs)).map(({ at, ...act }) => ({
          ...act,
          at: at.toISOString(),
        }))
      : [],
  }
}

type Person =
  | MemberRow
  | (Pick<OwnerRow, 'id' | 'email' | 'first_name' | 'last_name'> & {
      role: 'owner'
      joined_at: null
    })

function memberView(
  { id, email, first_name, last_name, role, joined_at }: Person,
  viewer: { id: number; isOwner: boolean },
): Team['members'][number] {
  return {
    id,
    name: `${first_name} ${last_name}`.trim(),
    email: viewer.isOwner ? email : null,
    role,
    joined_at: joined_at?.toISOString() ?? null,
    is_you: id === viewer.id,
  }
}
