import type { ProductAttribute, ProductDocument } from '@bandari/sdk'
import { formatCount, type SpecRow } from '@bandari/ui'

type Product = Pick<ProductDocument, 'product_class' | 'specs' | 'attributes' | 'make' | 'model'>

export function isSpare({ product_class }: Pick<ProductDocument, 'product_class'>): boolean {
  return product_class === 'parts'
}

/** The rows of a vehicle's or a spare's specification table, in order. */
export function specRows(product: Product): SpecRow[] {
  const more = product.attributes.filter(({ code }) => code !== 'features')
  const own = isSpare(product) ? spareRows(product) : vehicleRows(product)
  const said = new Set(own.map(({ label }) => label))
  return [
    ...own,
    ...more
      .filter(({ name }) => !said.has(name))
      .map(({ name, value }) => ({ label: name, value: attributeText(value) })),
  ]
}

function vehicleRows({ make, model, specs }: Product): SpecRow[] {
  return [
    { label: 'Make', value: make },
    { label: 'Model', value: model },
    { label: 'Body type', value: wordsOf(specs.body_type) },
    { label: 'Model year', value: specs.model_year },
    { label: 'Mileage', value: specs.mileage === null ? null : `${formatCount(specs.mileage)} km` },
    { label: 'Engine size', value: specs.engine_size },
    { label: 'Fuel type', value: specs.fuel_type },
    { label: 'Transmission', value: specs.transmission },
    { label: 'Colour', value: wordsOf(specs.colour) },
  ]
}

function spareRows({ make, model, specs }: Product): SpecRow[] {
  const { partNumber, condition } = spareFacts(specs.other)
  return [
    { label: 'Part number', value: partNumber },
    { label: 'Condition', value: condition },
    { label: 'Make', value: make },
    { label: 'Model', value: model },
  ]
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

export function featuresOf({ attributes }: Pick<Product, 'attributes'>): string[] {
  const value = attributes.find(({ code }) => code === 'features')?.value
  return Array.isArray(value) ? value.map(String) : []
}

function attributeText(value: ProductAttribute['value']): string {
  if (Array.isArray(value)) return value.join(', ')
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return String(value)
}

const shortForms = new Set(['suv', 'mpv'])

/** `double-cab` → `Double cab`, `suv` → `SUV`, `white` → `White`. */
export function wordsOf(slug: string | null): string | null {
  if (slug === null) return null
  if (shortForms.has(slug.toLowerCase())) return slug.toUpperCase()
  const words = slug.replaceAll(/[-_]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
