import type { Translate, Translator } from '@bandari/i18n'
import { type Format, formatDate, formatMonth } from '@bandari/i18n/format'
import type { ProductAttribute, ProductDocument } from '@bandari/sdk'
import { engineLabel, locationLabel, type SpecRow, vehicleWord } from '@bandari/ui'
import { isSpare, spareFacts } from './spare.ts'

type Product = Pick<ProductDocument, 'product_class' | 'specs' | 'attributes' | 'make' | 'model'>

/** The rows of a vehicle's or a spare's specification table, in order. */
export function specRows(translator: Translator, product: Product, format: Format): SpecRow[] {
  const { t } = translator
  const more = product.attributes.filter(({ code }) => code !== 'features')
  const own = isSpare(product) ? spareRows(t, product) : vehicleRows(translator, product, format)
  const said = new Set(own.map(({ label }) => label))
  return [
    ...own,
    ...more
      .map((attribute) => ({
        label: attributeLabel(translator, attribute),
        value: attributeText(translator, attribute),
      }))
      .filter(({ label }) => !said.has(label)),
  ]
}

/** The API names an attribute in English. */
function attributeLabel({ name }: Translator, attribute: ProductAttribute): string {
  return name(`details.attribute.${attribute.code}`, attribute.name)
}

function vehicleRows(
  translator: Translator,
  { make, model, specs }: Product,
  format: Format,
): SpecRow[] {
  const { t } = translator
  const { engine_size: engine } = specs
  return [
    { label: t('details.make'), value: make },
    { label: t('details.model'), value: model },
    { label: t('details.bodyType'), value: wordsOf(t, specs.body_type) },
    { label: t('details.modelYear'), value: specs.model_year },
    {
      label: t('details.mileage'),
      value: specs.mileage === null ? null : format.distance(specs.mileage),
    },
    {
      label: t('details.engineSize'),
      value: engine === null ? null : engineLabel(translator, engine),
    },
    { label: t('details.fuelType'), value: spoken(t, specs.fuel_type) },
    { label: t('details.transmission'), value: spoken(t, specs.transmission) },
    { label: t('details.colour'), value: wordsOf(t, specs.colour) },
  ]
}

function spareRows(t: Translate, { make, model, specs }: Product): SpecRow[] {
  const { partNumber, condition } = spareFacts(specs.other)
  return [
    { label: t('details.partNumber'), value: partNumber },
    { label: t('details.condition'), value: spoken(t, condition) },
    { label: t('details.make'), value: make },
    { label: t('details.model'), value: model },
  ]
}

export function featuresOf({ attributes }: Pick<Product, 'attributes'>): string[] {
  const value = attributes.find(({ code }) => code === 'features')?.value
  return Array.isArray(value) ? value.map(String) : []
}

function attributeText({ t, locale }: Translator, { code, value }: ProductAttribute): string {
  if (Array.isArray(value)) return value.join(', ')
  if (typeof value === 'boolean') return t(value ? 'details.yes' : 'details.no')
  if (code === 'origin_port') return locationLabel(t, String(value))
  if (typeof value === 'string' && month.test(value)) return formatMonth(value, locale).long
  if (typeof value === 'string' && day.test(value)) return formatDate(value, locale)
  return vehicleWord(t, String(value)) ?? String(value)
}

const month = /^\d{4}-(0[1-9]|1[0-2])$/
const day = /^\d{4}-\d{2}-\d{2}$/

/** A word that sellers choose, in the language of the screen; any other as its seller wrote it. */
function spoken(t: Translate, value: string | null): string | null {
  return value === null ? null : (vehicleWord(t, value) ?? value)
}

/** `double-cab` → `Double cab`, `suv` → `SUV`, `white` → `White`. */
export function wordsOf(t: Translate, slug: string | null): string | null {
  if (slug === null) return null
  const words = slug.replaceAll(/[-_]/g, ' ')
  return vehicleWord(t, slug) ?? words.charAt(0).toUpperCase() + words.slice(1)
}
