import type { SameChassis } from '@bandari/sdk'

/** A number is the same however it is split: `NSP130-2145678` and `NSP1302145678`; `plain_code` in the database. */
export function plainChassis(chassis: string): string {
  return chassis.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
}

export interface ChassisHolder {
  id: number
  title: string
  /** Null is our own stock. */
  vendor_id: number | null
  /** Without hyphens. */
  chassis: string
}

interface Asking {
  /** The listing that asks; null for one that is not there yet. */
  id: number | null
  vendorId: number | null
}

/** What a seller is told: which of their own listings have the number, and whether anybody else's has, but not whose. */
export function sameChassis(
  holders: readonly ChassisHolder[],
  { id, vendorId }: Asking,
): SameChassis {
  const others = holders.filter((holder) => holder.id !== id)
  return {
    own: others
      .filter(({ vendor_id }) => vendor_id === vendorId)
      .map(({ id: prod_id, title: prod_title }) => ({ prod_id, prod_title })),
    elsewhere: others.some(({ vendor_id }) => vendor_id !== vendorId),
  }
}
