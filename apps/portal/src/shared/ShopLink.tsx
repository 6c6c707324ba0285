import type { ReactNode } from 'react'
import { useToShop } from './use-to-shop.ts'

/** A link to the shop, which is another origin; people who are signed in here arrive signed in. */
export function ShopLink({ path, children }: { path: string; children?: ReactNode }) {
  return <a {...useToShop(path)}>{children}</a>
}
