import { createContext, useContext } from 'react'
import type { Definitions } from './rule-schema.ts'

/** What the fields of a rule's form know beside their own value. */
export interface RuleFormContext {
  definitions: Definitions
  sources: readonly { id: string; title: string }[]
  /** Taxes that a tax may be taken from, with their names; those of a table follow from its own list. */
  bases: readonly { id: string; label: string }[]
  currency: string
  /** What is wrong, by the paths of the fields; empty until somebody tries to save. */
  problems: ReadonlyMap<string, 'number' | 'missing' | 'day'>
}

export const FormContext = createContext<RuleFormContext>({
  definitions: {},
  sources: [],
  bases: [],
  currency: 'USD',
  problems: new Map(),
})

export function useRuleForm(): RuleFormContext {
  return useContext(FormContext)
}

const sentences = {
  number: 'staffRuleForm.form.wrongNumber',
  missing: 'staffRuleForm.form.missing',
  day: 'staffRuleForm.form.wrongDay',
} as const

/** The sentence of what is wrong with a field; null where nothing is. */
export function useProblem(path: string): (typeof sentences)[keyof typeof sentences] | null {
  const problem = useRuleForm().problems.get(path)
  return problem ? sentences[problem] : null
}
