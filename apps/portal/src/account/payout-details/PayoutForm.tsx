import type { PayoutDetails, ProposedWallet } from '@bandari/sdk'
import { Button, ErrorAlert, Field, SelectInput, TextInput } from '@bandari/ui'
import { type FormEvent, useState } from 'react'
import type { PlainMessageId } from '@bandari/i18n'
import { t } from '../../language/translator.ts'
import { askPayoutDetails } from '../../providers/payout-details.ts'
import { useOperation } from '../../providers/use-operation.ts'
import { useCountries } from '../../shared/use-countries.ts'
import { useCall } from '../security/use-call.ts'
import { AccountFields } from './AccountFields.tsx'
import { blankValues, bodyOf, type PayoutValues, withCountry } from './payout-form.ts'
import { currencyChoices } from './currency-choices.ts'
import css from './Payouts.module.css'

interface PayoutFormProps {
  former: PayoutDetails | null
  proposed: ProposedWallet | null
  onAsked: () => void
  onCancel: () => void
}

/** Refusals are shown next to their fields; the form's values stay. */
export function PayoutForm({ former, proposed, onAsked, onCancel }: PayoutFormProps) {
  const [values, setValues] = useState(() => blankValues(former, proposed))
  const { paid, here } = usePayoutKinds(values.country)
  const { countries, error } = useCountries()
  const { call, isBusy, fields, failure } = useCall()
  const change = (part: Partial<PayoutValues>) => setValues((before) => ({ ...before, ...part }))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const { refusal } = await call(() => askPayoutDetails(bodyOf(values)))
    if (!refusal) onAsked()
  }
  return (
    <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
      {failure && <ErrorAlert title={failure} />}
      <Choice
        label="portalPayouts.country"
        placeholder="portalPayouts.chooseCountry"
        choices={(countries ?? []).map(({ code, label }) => ({ value: code, label }))}
        value={values.country}
        error={fields['country'] ?? (error ? t('portalPayouts.countriesFailed') : undefined)}
        onChange={(country) => setValues((before) => withCountry(before, country, paid))}
      />
      <Kinds
        kinds={here?.kinds ?? allKinds}
        chosen={values.kind}
        problem={fields['kind']}
        onChoose={(kind) => change({ kind })}
      />
      <AccountFields
        values={values}
        wallets={here?.wallets ?? []}
        problems={fields}
        onChange={change}
      />
      <Holder
        value={values.holder}
        problem={fields['holder']}
        onChange={(holder) => change({ holder })}
      />
      <Choice
        label="portalPayouts.currency"
        placeholder="portalPayouts.chooseCurrency"
        choices={currencyChoices()}
        value={values.currency}
        error={fields['currency']}
        onChange={(currency) => change({ currency })}
      />
      <p className={css.quiet}>{t('portalPayouts.how')}</p>
      <div className={css.actions}>
        <Button type="submit" loading={isBusy}>
          {t('portalPayouts.ask')}
        </Button>
        <Button variant="secondary" onClick={onCancel} disabled={isBusy}>
          {t('portalPayouts.cancel')}
        </Button>
      </div>
    </form>
  )
}

/** What each country is paid by, and the one that is chosen. */
function usePayoutKinds(chosen: string) {
  const { data } = useOperation('listPayoutKinds', {})
  const paid = data?.countries ?? []
  return { paid, here: paid.find(({ country }) => country === chosen) }
}

interface HolderProps {
  value: string
  problem: string | undefined
  onChange: (holder: string) => void
}

function Holder({ value, problem, onChange }: HolderProps) {
  return (
    <Field label={t('portalPayouts.holder')} hint={t('portalPayouts.holderHint')} error={problem}>
      {(control) => (
        <TextInput
          {...control}
          name="holder"
          autoComplete="name"
          maxLength={140}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  )
}

/** Until a country is chosen. */
const allKinds = ['wallet', 'bank'] as const

interface KindsProps {
  kinds: readonly PayoutValues['kind'][]
  problem: string | undefined
  chosen: PayoutValues['kind']
  onChoose: (kind: PayoutValues['kind']) => void
}

/** Whether a wallet can be paid depends on the country. */
function Kinds({ kinds, chosen, problem, onChoose }: KindsProps) {
  return (
    <fieldset className={css.kinds}>
      <legend>{t('portalPayouts.kind')}</legend>
      {kinds.map((kind) => (
        <label key={kind} className={css.kind}>
          <input
            type="radio"
            name="kind"
            value={kind}
            checked={chosen === kind}
            onChange={() => onChoose(kind)}
          />
          {t(`portalPayouts.kind.${kind}`)}
        </label>
      ))}
      {problem && <ErrorAlert title={problem} />}
    </fieldset>
  )
}

interface ChoiceProps {
  label: PlainMessageId
  placeholder: PlainMessageId
  choices: readonly { value: string; label: string }[]
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

function Choice({ label, placeholder, choices, value, error, onChange }: ChoiceProps) {
  return (
    <Field label={t(label)} error={error}>
      {(control) => (
        <SelectInput
          {...control}
          choices={choices}
          placeholder={t(placeholder)}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  )
}
