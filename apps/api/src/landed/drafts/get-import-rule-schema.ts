import { readFileSync } from 'node:fs'
import type { ImportRuleSchema } from '@bandari/sdk'
import type { Handler } from '../../core/contract.ts'
import { definitions } from './rule-shape.ts'

let schema: ImportRuleSchema | undefined

/** The shape of each kind of rule, which forms are made from. */
export const getImportRuleSchema: Handler<'getImportRuleSchema'> = async () => {
  const file = new URL('../../../reference/import-rules/schema.json', import.meta.url)
  schema ??= {
    definitions: (JSON.parse(readFileSync(file, 'utf8')) as Pick<ImportRuleSchema, 'definitions'>)
      .definitions,
    parts: { ...definitions },
  }
  return { status: 200, body: schema }
}
