import { sells } from '../providers/sells.ts'
import type { Audience } from './portal-resource.ts'

export const everybody: Audience = () => true

export const supporters: Audience = (permissions) => permissions?.isAgent === true

/** People who may still join; not staff, who would be paid for what they decide themselves. */
export const notYetSupporters: Audience = (permissions) =>
  permissions?.isAgent === false && !permissions.isStaff

/** Vendors and whoever is on the team of one, in any role. */
export const approvedSellers: Audience = (permissions) => sells(permissions, 'read')

export const listers: Audience = (permissions) => sells(permissions, 'list')

export const owners: Audience = (permissions) => sells(permissions, 'own')
