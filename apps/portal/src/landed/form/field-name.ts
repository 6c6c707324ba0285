import { t } from '../../language/translator.ts'
import { fieldLabels } from '../rule-form.data.ts'

/** What a part of a rule is called. */
export function fieldName(name: string): string {
  const label = fieldLabels[name]
  return label ? t(label) : name.replaceAll('_', ' ')
}
