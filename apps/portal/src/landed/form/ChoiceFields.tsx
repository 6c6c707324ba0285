import { Checkbox } from '@bandari/ui'
import { t } from '../../language/translator.ts'
import css from './RuleForm.module.css'
import { useRuleForm } from './form-context.ts'
import { fieldName } from './field-name.ts'
import type { RuleFieldProps } from './RuleField.tsx'

interface Choice {
  id: string
  label: string
}

function Choices({
  name,
  value,
  onChange,
  choices,
}: RuleFieldProps & { choices: readonly Choice[] }) {
  const chosen = Array.isArray(value) ? (value as string[]) : []
  const order = choices.map(({ id }) => id)
  const change = (id: string, isChosen: boolean) => {
    const next = isChosen ? [...chosen, id] : chosen.filter((one) => one !== id)
    onChange(next.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)))
  }
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{fieldName(name)}</legend>
      <div className={css.choices}>
        {choices.map(({ id, label }) => (
          <Checkbox
            key={id}
            label={label}
            checked={chosen.includes(id)}
            onChange={({ currentTarget: { checked } }) => change(id, checked)}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** The sources of the country that say so. */
export function SourcesField(props: RuleFieldProps) {
  const { sources } = useRuleForm()
  return <Choices {...props} choices={sources.map(({ id, title }) => ({ id, label: title }))} />
}

/** What a tax is taken from: a value, and taxes above it. */
export function BasesField(props: RuleFieldProps) {
  const { bases } = useRuleForm()
  const values = [
    { id: 'CV', label: t('staffRuleForm.say.customsValue') },
    { id: 'FOB', label: t('staffRuleForm.say.fob') },
  ]
  return <Choices {...props} choices={[...values, ...bases]} />
}
