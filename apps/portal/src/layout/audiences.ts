import type { Audience } from './portal-resource.ts'

export const everybody: Audience = () => true

export const supporters: Audience = (permissions) => permissions?.isAgent === true

/** People who may still join; not staff, who would be paid for what they decide themselves. */
export const notYetSupporters: Audience = (permissions) =>
  permissions?.isAgent === false && !permissions.isStaff

export const approvedSellers: Audience = (permissions) => permissions?.sellerStatus === 'approved'
