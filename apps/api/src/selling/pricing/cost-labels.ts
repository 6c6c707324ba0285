import type { CostKind } from './cost-line.ts'

/** The facts that the sentence about a line may name. */
export interface CostFacts {
  /** The discount's code, as it was typed. */
  code: string | null
  /** The discount's name; support reads the code instead. */
  name: string | null
  /** The shipping method's name, and what it is made of. */
  method: string | null
  type: string | null
  port: string | null
}

interface Wording {
  /** Which of the facts a screen's sentence may name. */
  names: readonly (keyof CostFacts)[]
  /** The sentences of our documents. */
  text: (facts: CostFacts) => string
}

const wordings: Record<CostKind, Wording> = {
  goods: { names: [], text: () => 'Goods' },
  discount: {
    names: ['code', 'name'],
    text: ({ code }) => (code === null ? 'Discount' : `Discount ${code}`),
  },
  shipping: { names: ['method', 'type', 'port'], text: ({ method }) => `Shipping, ${method}` },
  insurance: { names: [], text: () => 'Marine insurance' },
  inspection: { names: [], text: () => 'Pre-shipment inspection' },
}

/** The label of a line in our documents. */
export function documentLabel(kind: CostKind, facts: CostFacts): string {
  return wordings[kind].text(facts)
}

/** The facts that a screen needs for its own sentence about a line. */
export function labelValues(kind: CostKind, facts: CostFacts): Record<string, string> {
  return Object.fromEntries(
    wordings[kind].names.flatMap((name) => {
      const value = facts[name]
      return value === null ? [] : [[name, value]]
    }),
  )
}
