import type { Operations } from '../../core/contract.ts'
import { getSupportUser } from './get-support-user.ts'
import { listSupportUsers } from './list-support-users.ts'
import { updateStaffRole } from './update-staff-role.ts'
import { updateSupportUser } from './update-support-user.ts'

export const staff = {
  getSupportUser,
  listSupportUsers,
  updateStaffRole,
  updateSupportUser,
} satisfies Partial<Operations>
