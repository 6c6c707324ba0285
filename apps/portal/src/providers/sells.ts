import { vendorRights, type VendorRight } from '@bandari/sdk/vendor-rights'
import type { Permissions } from './auth-provider.ts'

type Seller = Pick<Permissions, 'sellsFor'>

/** Whether somebody may do that for a vendor, themselves or their team's; the API refuses by the same table. */
export function sells(permissions: Seller | undefined, right: VendorRight): boolean {
  const role = permissions?.sellsFor?.role
  return role !== undefined && vendorRights[role].includes(right)
}
