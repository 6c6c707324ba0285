import { t } from '../../language/translator.ts'
import css from './RuleForm.module.css'
import { TaxSentence } from './TaxSentence.tsx'
import { FormContext, type RuleFormContext } from './form-context.ts'
import { RuleParts } from './RuleField.tsx'
import type { Schema } from './rule-schema.ts'

interface RuleFormProps {
  part: string
  schema: Schema
  content: object
  context: RuleFormContext
  onChange: (content: Record<string, unknown>) => void
}

/** The fields of a rule, made from its schema, with the sentence that follows from them. */
export function RuleForm({ part, schema, content, context, onChange }: RuleFormProps) {
  const { problems } = context
  return (
    <FormContext value={context}>
      {problems.size > 0 && (
        <p role="alert">{t('staffRuleForm.form.fields', { count: problems.size })}</p>
      )}
      {part === 'line' && (
        <div className={css.beside}>
          <TaxSentence tax={content} />
        </div>
      )}
      <RuleParts
        schema={schema}
        value={content}
        path=""
        onChange={(next) => onChange(next as Record<string, unknown>)}
      />
    </FormContext>
  )
}
