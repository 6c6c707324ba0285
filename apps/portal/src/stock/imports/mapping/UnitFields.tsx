import { Field, SelectInput, TextInput } from '@bandari/ui'
import { currencyMistake, type FormProps, isRate, needsRate, ratePattern } from './mapping-form.ts'
import shared from '../Imports.module.css'
import { t } from '../../../language/translator.ts'

/** In which currency a file's prices are; never assumed. */
export function CurrencyFields({ mapping, form, isTried, onChange }: FormProps) {
  const { currencies, listing_currency: to } = mapping
  const { currency: from } = form
  const dayRate = currencies.find(({ code }) => code === from)?.day_rate ?? null
  return (
    <>
      <Field
        label={t('portalImports.currency')}
        error={isTried ? currencyMistake(mapping, form) : null}
      >
        {(control) => (
          <SelectInput
            {...control}
            name="currency"
            required
            choices={currencies.map(({ code }) => ({ value: code, label: code }))}
            placeholder={t('portalImports.chooseCurrency')}
            value={from}
            onChange={({ currentTarget }) => onChange({ ...form, currency: currentTarget.value })}
          />
        )}
      </Field>
      {from !== to && dayRate !== null && (
        <p className={shared.quiet}>{t('portalImports.dayRate', { from, to, rate: dayRate })}</p>
      )}
      {needsRate(mapping, form) && (
        <Field
          label={t('portalImports.rate', { from, to })}
          hint={t('portalImports.rateWhy')}
          error={missing(isTried && !isRate(form.rate))}
        >
          {(control) => (
            <TextInput
              {...control}
              required
              inputMode="decimal"
              pattern={ratePattern}
              value={form.rate}
              onChange={({ currentTarget }) => onChange({ ...form, rate: currentTarget.value })}
            />
          )}
        </Field>
      )}
    </>
  )
}

export function UnitField({ form, isTried, onChange }: FormProps) {
  return (
    <Field label={t('portalImports.unit')} error={missing(isTried && form.unit === '')}>
      {(control) => (
        <SelectInput
          {...control}
          required
          choices={[
            { value: 'km', label: t('portalImports.kilometres') },
            { value: 'mi', label: t('portalImports.miles') },
          ]}
          placeholder={t('portalImports.chooseUnit')}
          value={form.unit}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...form, unit: value === 'km' || value === 'mi' ? value : '' })
          }
        />
      )}
    </Field>
  )
}

const missing = (isMissing: boolean) => (isMissing ? t('portal.missing') : null)
