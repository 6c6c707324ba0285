import { fill, type Sentence } from '@bandari/i18n'

/** The part of the wire's cost line that decides its name. */
export interface NamedCostLine {
  label_key: string
  label_values: Readonly<Record<string, string>>
}

/** Both apps' names of cost lines, by the wire's label key. */
const labels: Readonly<Record<string, (values: NamedCostLine['label_values']) => Sentence>> = {
  'cost.goods': () => 'ui.costGoods',
  'cost.discount': ({ name, code = '', offer }) =>
    offer === 'flash' ? 'ui.costFlashDiscount' : fill('ui.costDiscount', { name: name ?? code }),
  'cost.shipping': ({ type, port }) => {
    if (type === undefined) return 'ui.costShipping'
    return port === undefined
      ? fill('ui.costShippingBy', { type })
      : fill('ui.costShippingTo', { type, port })
  },
  'cost.insurance': () => 'ui.costInsurance',
  'cost.inspection': () => 'ui.costInspection',
  // Its words are whose who added it: they stand in no catalogue.
  'cost.extra': ({ extra }) => extra ?? 'ui.costExtra',
}

/** A line without a sentence of its own is called by its key, so that no amount goes unseen. */
export function costLabel({ label_key, label_values }: NamedCostLine): Sentence {
  return labels[label_key]?.(label_values) ?? label_key
}

/** The fields of a basket or an order about insurance: requested or not, and its cost line. */
interface InsurableSale {
  insurance_requested: boolean
  cost_lines: readonly { kind: string }[]
}

/** Whether insurance is asked for and has no price yet. */
export function awaitsInsurance({ insurance_requested, cost_lines }: InsurableSale): boolean {
  return insurance_requested && !cost_lines.some(({ kind }) => kind === 'insurance')
}
