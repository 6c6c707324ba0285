import type { PlainMessageId } from '@bandari/i18n'
import { useName, useTranslate } from '@bandari/i18n/react'
import { Field, SelectInput, TextInput } from '@bandari/ui'
import type { ComponentProps } from 'react'
import { origins } from '../shared/addresses/origins.ts'
import css from './CalculatorPage.module.css'
import {
  bodies,
  type CalculatorForm,
  classes,
  type FieldName,
  fuels,
  type Problems,
} from './calculator-form.ts'

interface CalculatorFieldsProps {
  form: CalculatorForm
  problems: Problems
}

/** What the rules ask of a car. The browser holds what is typed, so nothing is lost before the page is alive. */
export function CalculatorFields({ form, problems }: CalculatorFieldsProps) {
  const t = useTranslate()
  const text: TextOf = (name) => ({
    name,
    defaultValue: form[name],
    error: problems[name] && t(problems[name]),
  })
  return (
    <fieldset className={css.fields}>
      <legend className={css.legend}>{t('calculator.car')}</legend>
      <Text label={t('calculator.make')} optional {...text('make')} maxLength={60} />
      <Text
        label={t('calculator.model')}
        hint={t('calculator.modelHint')}
        optional
        {...text('model')}
        maxLength={60}
      />
      <Text
        label={t('calculator.price')}
        {...text('price')}
        inputMode="decimal"
        maxLength={14}
        required
      />
      <Choice
        {...text('class')}
        label={t('calculator.class')}
        choices={named(classes, (value) => t(`calculator.class.${value}`))}
      />
      <Choice
        {...text('body')}
        label={t('calculator.body')}
        choices={named(bodies, (value) => t(`calculator.body.${value}`))}
      />
      <Choice
        {...text('fuel')}
        label={t('calculator.fuel')}
        choices={named(fuels, (value) => t(`calculator.fuel.${value}`))}
      />
      <Text
        label={t('calculator.engine')}
        optional
        {...text('engine_cc')}
        inputMode="numeric"
        placeholder="1496"
        maxLength={7}
      />
      <Papers text={text} />
    </fieldset>
  )
}

type TextOf = (name: FieldName) => {
  name: string
  defaultValue: string
  error: string | undefined
}

/** Facts from a car's documents, and its origin. */
function Papers({ text }: { text: TextOf }) {
  const t = useTranslate()
  const nameOf = useName()
  const month = { hint: t('calculator.monthHint'), placeholder: '2019', maxLength: 7 }
  return (
    <>
      <Choice
        {...text('steering')}
        label={t('calculator.steering')}
        choices={[
          { value: 'right', label: t('calculator.steering.right') },
          { value: 'left', label: t('calculator.steering.left') },
        ]}
      />
      <Text label={t('calculator.manufactured')} optional {...text('manufactured')} {...month} />
      <Text label={t('calculator.registered')} optional {...text('first_registered')} {...month} />
      <Choice
        {...text('origin')}
        label={t('calculator.origin')}
        choices={origins.map(({ code, name }) => ({
          value: code,
          label: nameOf(`countries.${code}`, name),
        }))}
      />
    </>
  )
}

function named<Value extends string>(values: readonly Value[], label: (value: Value) => string) {
  return values.map((value) => ({ value, label: label(value) }))
}

interface TextProps extends ComponentProps<'input'> {
  label: string
  hint?: string
  error?: string | undefined
  optional?: boolean
}

function Text({ label, hint, error, optional = false, required, ...rest }: TextProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => <TextInput {...rest} {...control} aria-required={required} />}
    </Field>
  )
}

interface ChoiceProps {
  name: string
  label: string
  defaultValue: string
  error?: string | undefined
  choices: { value: string; label: string }[]
}

/** Each may also be unknown: the rules then say what they need it for. */
function Choice({ label, error, choices, ...rest }: ChoiceProps) {
  const t = useTranslate()
  const unknown: PlainMessageId = 'calculator.notKnown'
  return (
    <Field label={label} error={error}>
      {(control) => (
        <SelectInput {...rest} {...control} placeholder={t(unknown)} choices={choices} />
      )}
    </Field>
  )
}
