import { Field, SelectInput, TextInput } from '@bandari/ui'
import { type FormProps, needsRate } from './mapping-form.ts'
import shared from '../Imports.module.css'
import { t } from '../../../language/translator.ts'

/** In which currency a file's prices are; never assumed. */
export function CurrencyFields({ mapping, form, onChange }: FormProps) {
  const { currencies, listing_currency: to } = mapping
  const { currency: from } = form
  const dayRate = currencies.find(({ code }) => code === from)?.day_rate ?? null
  return (
    <>
      <Field label={t('portalImports.currency')}>
        {(control) => (
          <SelectInput
            {...control}
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
        <Field label={t('portalImports.rate', { from, to })} hint={t('portalImports.rateWhy')}>
          {(control) => (
            <TextInput
              {...control}
              required
              inputMode="decimal"
              pattern="[0-9]{1,9}([.,][0-9]{1,10})?"
              value={form.rate}
              onChange={({ currentTarget }) => onChange({ ...form, rate: currentTarget.value })}
            />
          )}
        </Field>
      )}
    </>
  )
}

export function UnitField({ form, onChange }: Pick<FormProps, 'form' | 'onChange'>) {
  return (
    <Field label={t('portalImports.unit')}>
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
