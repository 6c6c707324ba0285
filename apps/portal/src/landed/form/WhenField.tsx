import { Button, Checkbox, Field, SelectInput, TextInput } from '@bandari/ui'
import { t } from '../../language/translator.ts'
import { factWords, valueLabels } from '../rule-form.data.ts'
import {
  type Condition,
  conditionWords,
  factChoice,
  valueWords,
  type When,
} from '../rule-sentences.ts'
import css from './RuleForm.module.css'
import { useRuleForm } from './form-context.ts'
import { fieldName } from './field-name.ts'
import type { RuleFieldProps } from './RuleField.tsx'
import { isObject } from './rule-schema.ts'

type Operator = keyof Condition

const operators = {
  eq: 'staffRuleForm.op.is',
  in: 'staffRuleForm.op.among',
  not_in: 'staffRuleForm.op.except',
  gt: 'staffRuleForm.op.over',
  gte: 'staffRuleForm.op.from',
  lt: 'staffRuleForm.op.under',
  lte: 'staffRuleForm.op.upTo',
} as const satisfies Record<Operator, string>

const textOperators = ['eq', 'in', 'not_in'] as const
const numberOperators = ['eq', 'gt', 'gte', 'lt', 'lte'] as const

const texts: ReadonlySet<string> = new Set([
  'class',
  'fuel',
  'body',
  'steering',
  'origin',
  'importer',
  'part_type',
  'part_condition',
  'certificate',
])

function operatorsOf(field: string): readonly Operator[] {
  if (field === 'salvage') return ['eq']
  return texts.has(field) ? textOperators : numberOperators
}

interface Row {
  field: string
  operator: Operator
  value: unknown
}

function rowsOf(when: When): Row[] {
  return Object.entries(when).flatMap(([field, condition]) =>
    Object.entries(condition).map(([operator, value]) => ({
      field,
      operator: operator as Operator,
      value: value as unknown,
    })),
  )
}

function whenOf(rows: readonly Row[]): When {
  const when: Record<string, Condition> = {}
  for (const { field, operator, value } of rows) {
    when[field] = { ...when[field], [operator]: value }
  }
  return when
}

function firstValue(field: string, operator: Operator): unknown {
  if (field === 'salvage') return true
  if (!texts.has(field)) return 0
  const [first = ''] = Object.keys(valueLabels[field] ?? {})
  return operator === 'eq' ? first : first === '' ? [] : [first]
}

/** To which vehicles a rule applies: conditions, all of which must hold. */
export function WhenField({ name, value, onChange }: RuleFieldProps) {
  const when = isObject(value) ? (value as When) : {}
  const rows = rowsOf(when)
  const free = useFreeFields(when)
  const put = (at: number, row: Row) => onChange(whenOf(rows.with(at, row)))
  const add = () => {
    const [field = 'engine_cc'] = free
    const [operator = 'eq'] = operatorsOf(field)
    onChange(whenOf([...rows, { field, operator, value: firstValue(field, operator) }]))
  }
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{fieldName(name)}</legend>
      <p className={css.hint}>{conditionWords([when]) ?? t('staffRuleForm.form.always')}</p>
      {rows.map((row, at) => (
        <ConditionRow
          key={`${row.field} ${row.operator}`}
          row={row}
          free={free}
          onChange={(next) => put(at, next)}
          onRemove={() => onChange(whenOf(rows.toSpliced(at, 1)))}
        />
      ))}
      <div>
        <Button variant="secondary" size="small" onClick={add}>
          {t('staffRuleForm.form.add', { name: t('staffRuleForm.form.condition') })}
        </Button>
      </div>
    </fieldset>
  )
}

/** Fields without a condition yet. */
function useFreeFields(when: When): string[] {
  const { definitions } = useRuleForm()
  const all = (definitions['field']?.enum ?? Object.keys(factWords)) as string[]
  return all.filter((field) => !(field in when))
}

interface ConditionRowProps {
  row: Row
  free: readonly string[]
  onChange: (row: Row) => void
  onRemove: () => void
}

function ConditionRow({ row, free, onChange, onRemove }: ConditionRowProps) {
  const { field, operator } = row
  const choose = (next: string) => {
    const [first = 'eq'] = operatorsOf(next)
    onChange({ field: next, operator: first, value: firstValue(next, first) })
  }
  const turn = (next: Operator) => {
    const isList = (one: Operator) => one === 'in' || one === 'not_in'
    const value =
      isList(next) === isList(operator)
        ? row.value
        : isList(next)
          ? [row.value]
          : [row.value].flat()[0]
    onChange({ field, operator: next, value })
  }
  return (
    <div className={css.condition}>
      <Field label={t('staffRuleForm.form.field')}>
        {(control) => (
          <SelectInput
            {...control}
            value={field}
            choices={[field, ...free].map((one) => ({ value: one, label: factChoice(one) }))}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
        )}
      </Field>
      <Field label={t('staffRuleForm.form.operator')}>
        {(control) => (
          <SelectInput
            {...control}
            value={operator}
            choices={operatorsOf(field).map((one) => ({ value: one, label: t(operators[one]) }))}
            onChange={({ currentTarget }) => turn(currentTarget.value as Operator)}
          />
        )}
      </Field>
      <ConditionValue row={row} onChange={(value) => onChange({ ...row, value })} />
      <Button variant="quiet" size="small" onClick={onRemove}>
        {t('staffRuleForm.form.remove')}
      </Button>
    </div>
  )
}

interface ConditionValueProps {
  row: Row
  onChange: (value: unknown) => void
}

function ConditionValue({ row, onChange }: ConditionValueProps) {
  const { field, operator, value } = row
  const known = Object.keys(valueLabels[field] ?? {})
  if (Array.isArray(value)) {
    return known.length > 0 ? (
      <KnownValues field={field} known={known} list={value as unknown[]} onChange={onChange} />
    ) : (
      <TypedValues list={value as unknown[]} onChange={onChange} />
    )
  }
  if (field === 'salvage' || (operator === 'eq' && known.length > 0)) {
    return <OneValue row={row} known={known} onChange={onChange} />
  }
  const isNumber = !texts.has(field)
  return (
    <Field label={t('staffRuleForm.form.value')}>
      {(control) => (
        <TextInput
          {...control}
          type={isNumber ? 'number' : 'text'}
          step="any"
          value={String(value)}
          onChange={({ currentTarget: { value: typed } }) =>
            onChange(isNumber && typed !== '' ? Number(typed) : typed)
          }
        />
      )}
    </Field>
  )
}

function OneValue({
  row: { field, value },
  known,
  onChange,
}: ConditionValueProps & { known: string[] }) {
  const isFlag = field === 'salvage'
  const choices = isFlag
    ? [
        { value: 'true', label: t('staffRuleForm.value.yes') },
        { value: 'false', label: t('staffRuleForm.value.no') },
      ]
    : known.map((one) => ({ value: one, label: valueWords(field, one) }))
  return (
    <Field label={t('staffRuleForm.form.value')}>
      {(control) => (
        <SelectInput
          {...control}
          value={String(value)}
          choices={choices}
          onChange={({ currentTarget: { value: chosen } }) =>
            onChange(isFlag ? chosen === 'true' : chosen)
          }
        />
      )}
    </Field>
  )
}

interface ValuesProps {
  list: readonly unknown[]
  onChange: (value: unknown) => void
}

function KnownValues({
  field,
  known,
  list,
  onChange,
}: ValuesProps & { field: string; known: readonly string[] }) {
  return (
    <fieldset className={css.choices}>
      <legend className="visually-hidden">{t('staffRuleForm.form.value')}</legend>
      {known.map((one) => (
        <Checkbox
          key={one}
          label={valueWords(field, one)}
          checked={list.includes(one)}
          onChange={({ currentTarget: { checked } }) =>
            onChange(checked ? [...list, one] : list.filter((other) => other !== one))
          }
        />
      ))}
    </fieldset>
  )
}

function TypedValues({ list, onChange }: ValuesProps) {
  return (
    <Field label={t('staffRuleForm.form.value')} hint={t('staffRuleForm.form.commas')}>
      {(control) => (
        <TextInput
          {...control}
          defaultValue={list.join(', ')}
          onChange={({ currentTarget }) =>
            onChange(currentTarget.value.split(',').flatMap((one) => one.trim() || []))
          }
        />
      )}
    </Field>
  )
}
