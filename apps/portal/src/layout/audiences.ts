import type { Audience } from './portal-resource.ts'

export const everybody: Audience = () => true

export const supporters: Audience = (permissions) => permissions?.isAgent === true

/** They may still join; staff would be paid for what they decide themselves. */
export const notYetSupporters: Audience = (permissions) =>
  permissions?.isAgent === false && !permissions.isStaff

export const approvedSellers: Audience = (permissions) => permissions?.sellerStatus === 'approved'
