import type { Operations } from '../../core/contract.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { changeMemberRole } from './change-member-role.ts'
import { findInvitation } from './find-invitation.ts'
import { getTeam } from './get-team.ts'
import { inviteToTeam } from './invite-to-team.ts'
import { leaveTeam } from './leave-team.ts'
import { removeMember } from './remove-member.ts'
import { getSupportVendorTeam } from './staff/get-support-vendor-team.ts'
import { removeSupportVendorMember } from './staff/remove-support-vendor-member.ts'
import { withdrawInvitation } from './withdraw-invitation.ts'

export const teams = {
  acceptInvitation,
  changeMemberRole,
  findInvitation,
  getSupportVendorTeam,
  getTeam,
  inviteToTeam,
  leaveTeam,
  removeMember,
  removeSupportVendorMember,
  withdrawInvitation,
} satisfies Partial<Operations>
