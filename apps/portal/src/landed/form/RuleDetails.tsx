import type { ImportRuleRecord } from '@bandari/sdk'
import { Loading } from '@bandari/ui'
import { t } from '../../language/translator.ts'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { FactList } from '../../shared/FactList.tsx'
import { useRuleSchema } from './use-rule-schema.ts'
import { type RuleFact, ruleFacts } from './rule-facts.ts'
import { baseName } from '../rule-sentences.ts'

interface RuleDetailsProps {
  part: string
  content: object
  /** What it is compared with: lines that differ from it are marked. */
  other?: object
  record: Pick<ImportRuleRecord, 'bases' | 'currency' | 'known_sources'>
}

/** What a rule says, line by line in words. */
export function RuleDetails({ part, content, other, record }: RuleDetailsProps) {
  const { schema, error, retry } = useRuleSchema()
  if (error && !schema) {
    return <LoadFailure error={error} title={t('staffRuleForm.form.failed')} onRetry={retry} />
  }
  if (!schema) return <Loading label={t('staffRuleForm.form.loading')} />
  const context = {
    definitions: schema.definitions,
    currency: record.currency,
    sources: new Map(record.known_sources.map(({ id, title }) => [id, title])),
    bases: new Map(record.bases.map(({ id, label }) => [id, baseName(label)])),
  }
  const factsOf = (rule: object) => ruleFacts(rule, schema.schemaOf(part), context)
  const known = other && new Set(factsOf(other).map(keyOf))
  return (
    <FactList
      facts={factsOf(content).map((fact) => ({
        name: fact.name,
        value: known && !known.has(keyOf(fact)) ? <mark>{fact.value}</mark> : fact.value,
      }))}
    />
  )
}

/** The same line somewhere else in a list is the same line. */
function keyOf({ path, value }: RuleFact): string {
  return `${path.replaceAll(/\/\d+/g, '/*')} ${value}`
}
