import type { ReactNode } from 'react'
import { useToShop } from './use-to-shop.ts'

/** A link to the shop, which is another origin; whoever is signed in here arrives signed in. */
export function ShopLink({ path, children }: { path: string; children?: ReactNode }) {
  return <a {...useToShop(path)}>{children}</a>
}
