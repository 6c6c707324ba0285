import type { ImportRuleSchema } from '@bandari/sdk'
import { useOperation } from '../../providers/use-operation.ts'
import type { Definitions, Schema } from './rule-schema.ts'

interface RuleSchema {
  definitions: Definitions
  /** The shape of a kind of rule. */
  schemaOf: (part: string) => Schema
}

/** The shapes of rules; they do not change while the page is open. */
export function useRuleSchema() {
  const { data, error, refetch } = useOperation('getImportRuleSchema', {}, { staleTime: Infinity })
  return { schema: data && readSchema(data), error, retry: () => void refetch() }
}

function readSchema({ definitions, parts }: ImportRuleSchema): RuleSchema {
  return {
    definitions: definitions as Definitions,
    schemaOf: (part) => ({ $ref: `#/definitions/${parts[part] ?? ''}` }),
  }
}
