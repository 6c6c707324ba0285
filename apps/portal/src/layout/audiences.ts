import type { Audience } from './portal-resource.ts'

export const everybody: Audience = () => true

/** Whoever is signed in, once it is known who they are. */
export const members: Audience = (permissions) => permissions !== undefined

export const supporters: Audience = (permissions) => permissions?.isAgent === true

/** They may still join. */
export const notYetSupporters: Audience = (permissions) => permissions?.isAgent === false

export const approvedSellers: Audience = (permissions) => permissions?.sellerStatus === 'approved'
