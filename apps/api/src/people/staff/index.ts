import type { Operations } from '../../core/contract.ts'
import { getSupportUser } from './get-support-user.ts'
import { listSupportUsers } from './list-support-users.ts'
import { resetSecondFactor } from './reset-second-factor.ts'
import { updateStaffRole } from './update-staff-role.ts'
import { updateSupportUser } from './update-support-user.ts'

export const staff = {
  getSupportUser,
  listSupportUsers,
  resetSecondFactor,
  updateStaffRole,
  updateSupportUser,
} satisfies Partial<Operations>
