import type { ProductDocument } from '@bandari/sdk'

export function isSpare({ product_class }: Pick<ProductDocument, 'product_class'>): boolean {
  return product_class === 'parts'
}

/** For spares `specs.other` is JSON text (buyer spec §3); a seller's old text may be anything. */
export function spareFacts(other: string | null): {
  partNumber: string | null
  condition: string | null
} {
  const facts = parse(other)
  const text = (name: string) => {
    const value = facts[name]
    return typeof value === 'string' && value !== '' ? value : null
  }
  return { partNumber: text('partNumber'), condition: text('condition') }
}

function parse(other: string | null): Readonly<Record<string, unknown>> {
  try {
    const facts: unknown = JSON.parse(other ?? '')
    return typeof facts === 'object' && facts !== null ? { ...facts } : {}
  } catch {
    return {}
  }
}
