import { useTranslate } from '@bandari/i18n/react'
import { Field, SelectInput } from '@bandari/ui'
import { useFormikContext } from 'formik'
import type { ConsigneeForm } from './order-request.ts'

export interface SavedAddress {
  id: number
  consignee: ConsigneeForm
}

/** Fills the form with another saved address; a single one is filled in already. */
export function SavedAddresses({ saved }: { saved: readonly SavedAddress[] }) {
  const t = useTranslate()
  const { values, setValues } = useFormikContext<ConsigneeForm>()
  if (saved.length < 2) return null
  const choices = saved.map(({ id, consignee: { first_name, last_name, line1, city } }) => ({
    value: String(id),
    label: `${first_name} ${last_name}, ${line1}, ${city}`,
  }))
  const fill = (id: string) => {
    const chosen = saved.find((address) => String(address.id) === id)
    if (chosen) void setValues({ ...values, ...chosen.consignee })
  }
  return (
    <Field label={t('checkout.useSavedAddress')} optional>
      {(control) => (
        <SelectInput
          {...control}
          placeholder={t('checkout.chooseAddress')}
          choices={choices}
          defaultValue=""
          onChange={(event) => fill(event.target.value)}
        />
      )}
    </Field>
  )
}
