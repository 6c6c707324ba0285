import type { PlainMessageId } from '@bandari/i18n'
import type { StaffRole } from '@bandari/sdk'

export const roleNames: Readonly<Record<StaffRole, PlainMessageId>> = {
  support: 'staff.role.support',
  finance: 'staff.role.finance',
  content: 'staff.role.content',
  admin: 'staff.role.admin',
}
