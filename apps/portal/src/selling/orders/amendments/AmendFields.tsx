import type { SupportOrderAmendments } from '@bandari/sdk'
import { Button, Checkbox, Field, SelectInput, TextInput } from '@bandari/ui'
import { t } from '../../../language/translator.ts'
import css from './Amend.module.css'
import type { AmendForm } from './amend-form.ts'

interface AmendFieldsProps {
  shown: SupportOrderAmendments
  form: AmendForm
  onChange: (change: Partial<AmendForm>) => void
}

/** Everything of an order that can be amended; what is not touched stays. */
export function AmendFields({ shown, form, onChange }: AmendFieldsProps) {
  const { currency, why_place_fixed: placeFixed } = shown
  const isPlaced = placeFixed === null
  return (
    <div className={css.fields}>
      {placeFixed !== null && (
        <p className={css.quiet}>{t(placeReasons[placeFixed] ?? 'staffAmendments.placeFixed')}</p>
      )}
      <fieldset className={css.group}>
        <legend className={css.title}>{t('staffAmendments.shipping')}</legend>
        {isPlaced && <Place shown={shown} form={form} onChange={onChange} />}
        <Amount
          label={t('staffAmendments.freight', { currency })}
          hint={t('staffAmendments.byTariff')}
          value={form.freight}
          onChange={(freight) => onChange({ freight })}
        />
        <Checkbox
          label={t('staffAmendments.insured')}
          checked={form.insured}
          onChange={({ currentTarget }) => onChange({ insured: currentTarget.checked })}
        />
        {form.insured && (
          <Amount
            label={t('staffAmendments.insurance', { currency })}
            hint={t('staffAmendments.byTariff')}
            value={form.insurance}
            onChange={(insurance) => onChange({ insurance })}
          />
        )}
        <Amount
          label={t('staffAmendments.inspection', { currency })}
          hint={t('staffAmendments.byTariff')}
          value={form.inspection}
          onChange={(inspection) => onChange({ inspection })}
        />
      </fieldset>
      <Goods currency={currency} isCounted={isPlaced} form={form} onChange={onChange} />
      <Extras currency={currency} form={form} onChange={onChange} />
    </div>
  )
}

const placeReasons: Readonly<Record<string, 'staffAmendments.papers' | 'staffAmendments.twins'>> = {
  amendment_papers: 'staffAmendments.papers',
  amendment_twins: 'staffAmendments.twins',
}

function Place({ shown: { ports, terms }, form, onChange }: AmendFieldsProps) {
  // An order to a port that its country has no more keeps it.
  const isListed = ports.some(({ slug }) => slug === terms.port)
  const choices = ports.map(({ slug, name }) => ({ value: slug, label: name }))
  return (
    <>
      {isListed && (
        <Field label={t('staffAmendments.port')}>
          {(control) => (
            <SelectInput
              {...control}
              choices={choices}
              value={form.port}
              onChange={({ currentTarget }) => onChange({ port: currentTarget.value })}
            />
          )}
        </Field>
      )}
      <Field label={t('staffAmendments.type')}>
        {(control) => (
          <SelectInput
            {...control}
            choices={[
              { value: 'RORO', label: t('staff.shippingType.RORO') },
              { value: 'Container', label: t('staff.shippingType.Container') },
            ]}
            value={form.type}
            onChange={({ currentTarget }) =>
              onChange({ type: currentTarget.value as AmendForm['type'] })
            }
          />
        )}
      </Field>
    </>
  )
}

interface GoodsProps {
  currency: string
  isCounted: boolean
  form: AmendForm
  onChange: (change: Partial<AmendForm>) => void
}

function Goods({ currency, isCounted, form, onChange }: GoodsProps) {
  const change = (id: number, edit: Partial<AmendForm['lines'][number]>) =>
    onChange({ lines: form.lines.map((line) => (line.id === id ? { ...line, ...edit } : line)) })
  return (
    <fieldset className={css.group}>
      <legend className={css.title}>{t('staffAmendments.lines')}</legend>
      {form.lines.flatMap(({ id, title, quantity, price }) => [
        ...(isCounted
          ? [
              <Amount
                key={`quantity ${id}`}
                label={t('staffAmendments.quantityOf', { title })}
                value={quantity}
                onChange={(text) => change(id, { quantity: text })}
              />,
            ]
          : []),
        <Amount
          key={`price ${id}`}
          label={t('staffAmendments.priceOf', { title, currency })}
          value={price}
          onChange={(text) => change(id, { price: text })}
        />,
      ])}
      <Amount
        label={t('staffAmendments.discount', { currency })}
        value={form.discount}
        onChange={(discount) => onChange({ discount })}
      />
    </fieldset>
  )
}

function Extras({ currency, form: { extras }, onChange }: Omit<GoodsProps, 'isCounted'>) {
  const change = (at: number, edit: Partial<AmendForm['extras'][number]>) =>
    onChange({ extras: extras.map((extra, each) => (each === at ? { ...extra, ...edit } : extra)) })
  return (
    <fieldset className={css.fields}>
      <legend className={css.title}>{t('staffAmendments.extras')}</legend>
      {extras.map(({ label, amount }, at) => (
        // Extras have no name but their place while they are typed.
        <div key={at} className={css.group}>
          <Field label={t('staffAmendments.extraLabel')}>
            {(control) => (
              <TextInput
                {...control}
                maxLength={80}
                value={label}
                onChange={({ currentTarget }) => change(at, { label: currentTarget.value })}
              />
            )}
          </Field>
          <Amount
            label={t('staffAmendments.extraAmount', { currency })}
            value={amount}
            onChange={(text) => change(at, { amount: text })}
          />
          <Button
            type="button"
            variant="secondary"
            size="small"
            onClick={() => onChange({ extras: extras.filter((_, each) => each !== at) })}
          >
            {t('staffAmendments.removeExtra', { label: label || t('staffAmendments.anExtra') })}
          </Button>
        </div>
      ))}
      <div>
        <Button
          type="button"
          variant="secondary"
          size="small"
          disabled={extras.length >= 20}
          onClick={() => onChange({ extras: [...extras, { label: '', amount: '' }] })}
        >
          {t('staffAmendments.addExtra')}
        </Button>
      </div>
    </fieldset>
  )
}

interface AmountProps {
  label: string
  hint?: string
  value: string
  onChange: (text: string) => void
}

function Amount({ label, hint, value, onChange }: AmountProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <TextInput
          {...control}
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  )
}
