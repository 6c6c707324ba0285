import type { Listing } from '@bandari/sdk'

/** The API has number and condition of a spare as JSON text (account spec §3). */
export function readPart(listing: Listing): { partNumber: string; condition: string } {
  if (listing.prod_class !== 'parts') return { partNumber: '', condition: '' }
  const part: unknown = JSON.parse(listing.specs.partNumber)
  const word = (name: string) => {
    const value: unknown = (part as Record<string, unknown> | null)?.[name]
    return typeof value === 'string' ? value : ''
  }
  return { partNumber: word('partNumber'), condition: word('condition') }
}
