import type { CostLine as ShownLine, Surcharge } from '@bandari/sdk'
import { toDecimal } from '../../core/money.ts'
import { type CostFacts, documentLabel, labelValues } from './cost-labels.ts'
import { type CostLine, surchargesOf } from './cost-line.ts'

export function costLinesView(lines: readonly CostLine[], facts: CostFacts): ShownLine[] {
  return lines.map(({ kind, amount, currency, labelKey, paidTo, isPayable, label = null }) => ({
    kind,
    amount: toDecimal(amount),
    currency,
    label_key: labelKey,
    label_values: labelValues(kind, { ...facts, extra: label }),
    paid_to: paidTo,
    is_payable: isPayable,
  }))
}

export function surchargesView(lines: readonly CostLine[], facts: CostFacts): Surcharge[] {
  return surchargesOf(lines).map(({ kind, amount, label = null }) => ({
    name: documentLabel(kind, { ...facts, extra: label }),
    code: kind,
    incl_tax: toDecimal(amount),
    excl_tax: toDecimal(amount),
  }))
}
