import { Button, Checkbox, Field, SelectInput, TextInput } from '@bandari/ui'
import { t } from '../../language/translator.ts'
import { valueWords } from '../rule-sentences.ts'
import css from './RuleForm.module.css'
import { useProblem, useRuleForm } from './form-context.ts'
import { fieldName } from './field-name.ts'
import { BasesField, SourcesField } from './ChoiceFields.tsx'
import { NameField, TextsField } from './TextsField.tsx'
import { ListField } from './ListField.tsx'
import { PercentField } from './PercentField.tsx'
import { blank, isObject, type Resolved, resolved, type Schema } from './rule-schema.ts'
import { WhenField } from './WhenField.tsx'

export interface RuleFieldProps {
  /** As the schema names it: `rate`. */
  name: string
  schema: Schema
  value: unknown
  /** From the rule itself: `/bands/0/rate`. */
  path: string
  onChange: (value: unknown) => void
}

/** A field of a rule, by its schema. */
export function RuleField(props: RuleFieldProps) {
  const { definitions } = useRuleForm()
  const { name } = props
  const known = resolved(props.schema, definitions)
  if (name === 'sources') return <SourcesField {...props} />
  if (name === 'base' && known.schema.type === 'array') return <BasesField {...props} />
  if (known.name === 'when') return <WhenField {...props} />
  if (known.name === 'text' || known.name === 'words') return <TextsField {...props} />
  if (known.name === 'name') return <NameField {...props} />
  if (name === 'rate') return <PercentField {...props} />
  if (known.schema.enum && known.schema.type !== 'array')
    return <EnumField {...props} known={known} />
  if (known.schema.type === 'boolean') return <BooleanField {...props} />
  if (known.schema.type === 'array') return <ArrayField {...props} known={known} />
  if (known.schema.type === 'object') return <ObjectField {...props} known={known} />
  return <PlainField {...props} known={known} />
}

type KnownField = RuleFieldProps & { known: Resolved }

function EnumField({ name, value, onChange, known }: KnownField) {
  const choices = (known.schema.enum ?? []).map((one) => ({
    value: String(one),
    label: valueWords(name, String(one)),
  }))
  return (
    <Field label={fieldName(name)}>
      {(control) => (
        <SelectInput
          {...control}
          choices={choices}
          value={String(value)}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  )
}

function BooleanField({ name, value, onChange }: RuleFieldProps) {
  return (
    <Checkbox
      label={fieldName(name)}
      checked={value === true}
      onChange={({ currentTarget: { checked } }) => onChange(checked)}
    />
  )
}

/** Text, a number or a day. */
function PlainField({ name, value, path, onChange, known }: KnownField) {
  const problem = useProblem(path)
  const isDay = name === 'valid_from' || name === 'valid_to'
  const types = [known.schema.type ?? 'string'].flat()
  const isNumber = types.includes('integer') || types.includes('number')
  const isDecimal = known.name === 'dec'
  const change = (typed: string) => {
    if (typed === '' && known.isNullable) return onChange(null)
    onChange(isNumber && typed !== '' ? Number(typed) : typed)
  }
  return (
    <Field
      label={fieldName(name)}
      optional={known.isNullable}
      hint={isDecimal ? t('staffRuleForm.form.decimal') : undefined}
      error={problem && t(problem)}
    >
      {(control) => (
        <TextInput
          {...control}
          type={isDay ? 'date' : 'text'}
          inputMode={isNumber || isDecimal ? 'decimal' : undefined}
          value={typeof value === 'string' || typeof value === 'number' ? String(value) : ''}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      )}
    </Field>
  )
}

function ArrayField(props: KnownField) {
  const { name, value, onChange, known } = props
  const { definitions } = useRuleForm()
  const items = known.schema.items ?? {}
  const item = resolved(items, definitions)
  const list = Array.isArray(value) ? (value as unknown[]) : []
  if (item.schema.type === 'object') return <ListField {...props} items={items} Parts={RuleParts} />
  if (item.schema.enum) {
    return (
      <fieldset className={css.group}>
        <legend className={css.legend}>{fieldName(name)}</legend>
        {item.schema.enum.map((one) => (
          <Checkbox
            key={String(one)}
            label={valueWords(name, String(one))}
            checked={list.includes(one)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...list, one] : list.filter((other) => other !== one))
            }
          />
        ))}
      </fieldset>
    )
  }
  const isNumber = item.schema.type === 'integer'
  return (
    <Field
      label={fieldName(name)}
      optional={known.isNullable}
      hint={t('staffRuleForm.form.commas')}
    >
      {(control) => (
        <TextInput
          {...control}
          defaultValue={list.join(', ')}
          onChange={({ currentTarget }) => {
            const typed = currentTarget.value.split(',').map((one) => one.trim())
            const given = typed.filter((one) => one !== '')
            if (given.length === 0 && known.isNullable) onChange(null)
            else onChange(isNumber ? given.map(Number) : given)
          }}
        />
      )}
    </Field>
  )
}

function ObjectField(props: KnownField) {
  const { name, schema, value, onChange, path, known } = props
  const { definitions } = useRuleForm()
  if (value === null) {
    const begin = () => onChange(blank({ ...known.schema, type: 'object' }, definitions))
    return (
      <div>
        <Button variant="secondary" onClick={begin}>
          {t('staffRuleForm.form.add', { name: fieldName(name) })}
        </Button>
      </div>
    )
  }
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{fieldName(name)}</legend>
      <RuleParts schema={schema} value={value} path={path} onChange={onChange} />
      {known.isNullable && (
        <Button variant="quiet" onClick={() => onChange(null)}>
          {t('staffRuleForm.form.removeOf', { name: fieldName(name) })}
        </Button>
      )}
    </fieldset>
  )
}

/** Names of rules stay: others and their own history know them by these. */
const fixed: ReadonlySet<string> = new Set(['id', 'unlocode'])

/** The fields of an object; those that it may do without can be added and removed. */
export function RuleParts({ schema, value, path, onChange }: Omit<RuleFieldProps, 'name'>) {
  const { definitions } = useRuleForm()
  const { properties = {}, required = [] } = resolved(schema, definitions).schema
  if (!isObject(value)) return null
  const names = Object.keys(properties).filter((name) => !fixed.has(name))
  const change = (name: string, next: unknown) => onChange({ ...value, [name]: next })
  const remove = (name: string) => {
    const { [name]: _, ...rest } = value
    onChange(rest)
  }
  const absent = names.filter((name) => !(name in value))
  return (
    <div className={css.fields}>
      {names.map((name) => {
        const part = properties[name]
        if (!part || !(name in value)) return null
        const isOptional = !required.includes(name)
        return (
          <div key={name} className={css.part}>
            <RuleField
              name={name}
              schema={part}
              value={value[name]}
              path={`${path}/${name}`}
              onChange={(next) => change(name, next)}
            />
            {isOptional && (
              <Button variant="quiet" size="small" onClick={() => remove(name)}>
                {t('staffRuleForm.form.removeOf', { name: fieldName(name) })}
              </Button>
            )}
          </div>
        )
      })}
      {absent.length > 0 && (
        <div className={css.absent}>
          {absent.map((name) => (
            <Button
              key={name}
              variant="secondary"
              size="small"
              onClick={() => change(name, blank(properties[name] ?? {}, definitions))}
            >
              {t('staffRuleForm.form.add', { name: fieldName(name) })}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
