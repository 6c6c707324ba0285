import { readAmount } from '@bandari/i18n/format'
import type { AmendmentTerms, AmendmentWish } from '@bandari/sdk'

/** What staff type; an empty amount leaves it to the tariff or to what was agreed. */
export interface AmendForm {
  lines: { id: number; title: string; quantity: string; price: string }[]
  port: string
  type: AmendmentTerms['shipping_type']
  freight: string
  insured: boolean
  insurance: string
  inspection: string
  discount: string
  extras: { label: string; amount: string }[]
}

export function formOf(terms: AmendmentTerms): AmendForm {
  return {
    lines: terms.lines.map(({ id, title, quantity, unit_price: price }) => ({
      id,
      title,
      quantity: String(quantity),
      price,
    })),
    port: terms.port ?? '',
    type: terms.shipping_type,
    freight: '',
    insured: terms.insured,
    insurance: '',
    inspection: '',
    discount: terms.discount,
    extras: terms.extras,
  }
}

/** The decimal text of an amount as people type it; what is none goes to the server as it is, which says so. */
const amountOf = (text: string) => readAmount(text) ?? text.trim()

const typed = (text: string) => (text.trim() === '' ? null : amountOf(text))

/** Only what is another than it was. */
export function wishOf(form: AmendForm, terms: AmendmentTerms): AmendmentWish {
  const lines = form.lines.flatMap((line) => {
    const old = terms.lines.find(({ id }) => id === line.id)
    const quantity = Number(line.quantity)
    const price = amountOf(line.price)
    const isCounted = Number.isInteger(quantity) && quantity > 0
    const wish = {
      ...(isCounted && quantity !== old?.quantity && { quantity }),
      ...(price !== '' && price !== old?.unit_price && { unit_price: price }),
    }
    return Object.keys(wish).length === 0 ? [] : [{ id: line.id, ...wish }]
  })
  const extras = form.extras
    .filter(({ label, amount }) => label.trim() !== '' && amount.trim() !== '')
    .map(({ label, amount }) => ({ label: label.trim(), amount: amountOf(amount) }))
  const discount = amountOf(form.discount)
  const shipping = typed(form.freight)
  const insurance = form.insured ? typed(form.insurance) : null
  const inspection = typed(form.inspection)
  return {
    ...(lines.length > 0 && { lines }),
    ...(form.port !== (terms.port ?? '') && { port: form.port }),
    ...(form.type !== terms.shipping_type && { shipping_type: form.type }),
    ...(shipping !== null && { shipping }),
    ...(form.insured !== terms.insured && { insured: form.insured }),
    ...(insurance !== null && { insurance }),
    ...(inspection !== null && { inspection }),
    ...(discount !== '' && discount !== terms.discount && { discount }),
    ...(JSON.stringify(extras) !== JSON.stringify(terms.extras) && { extras }),
  }
}
