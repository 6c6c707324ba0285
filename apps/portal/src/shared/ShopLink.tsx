import type { ReactNode } from 'react'
import { storefrontUrl } from '../paths.ts'

/** A link to the shop, which is another origin: a plain link, not the router's. */
export function ShopLink({ path, children }: { path: string; children?: ReactNode }) {
  return <a href={storefrontUrl(path)}>{children}</a>
}
