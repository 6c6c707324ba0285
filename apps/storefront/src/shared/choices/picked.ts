import type { ProductChoice } from '@bandari/sdk'

/** What is chosen of a product, by kind, as the address says it; it may not be offered. */
export type Picked = Partial<Record<ProductChoice['kind'], string>>

/** It travels in the address: to /login and back, and in links. */
export function readPicked(search: URLSearchParams): Picked {
  return Object.fromEntries([...search].filter(([kind]) => kind === 'size' || kind === 'colour'))
}
