import type { SupportUser } from '@bandari/sdk'
import { Field, SelectInput, TextInput } from '@bandari/ui'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { t } from '../../language/translator.ts'
import type { PortalDataProvider } from '../../providers/data-provider.ts'
import { listingNumber } from '../../shared/listing-number.ts'
import { useCountries } from '../../shared/use-countries.ts'
import { DecisionDialog } from '../../staff/record/DecisionDialog.tsx'
import { useWrite } from '../../staff/record/use-write.ts'

interface AllowImportDialogProps {
  user: Pick<SupportUser, 'id' | 'email'>
  onClose: () => void
}

/** Lets one buyer order one vehicle that the rules of a country keep out. */
export function AllowImportDialog({ user, onClose }: AllowImportDialogProps) {
  const { allowImport } = useDataProvider<PortalDataProvider>()
  const { write, isWriting, refusal } = useWrite()
  const [{ number, country }, setWanted] = useState({ number: '', country: '' })
  const [isChecked, setChecked] = useState(false)
  const productId = listingNumber(number)

  const send = (reason: string) => {
    setChecked(true)
    if (productId === null || country === '') return
    write({
      act: () => allowImport({ user_id: user.id, product_id: productId, country, reason }),
      done: t('staffAccounts.import.done', { email: user.email, number: String(productId) }),
      onDone: onClose,
    })
  }
  return (
    <DecisionDialog
      words={{
        title: t('staffAccounts.import.title'),
        effect: t('staffAccounts.import.effect', { email: user.email }),
        confirm: t('staffAccounts.import.confirm'),
        hint: t('staffAccounts.kept'),
      }}
      isSaving={isWriting}
      refusal={refusal}
      onConfirm={send}
      onClose={onClose}
    >
      <Wanted wanted={{ number, country }} isChecked={isChecked} onChange={setWanted} />
    </DecisionDialog>
  )
}

interface WantedProps {
  wanted: { number: string; country: string }
  /** Whether missing fields are marked. */
  isChecked: boolean
  onChange: (wanted: { number: string; country: string }) => void
}

/** Which vehicle, and where to. */
function Wanted({ wanted, isChecked, onChange }: WantedProps) {
  const { countries } = useCountries()
  return (
    <>
      <Field
        label={t('staffAccounts.import.number')}
        hint={t('staffAccounts.import.numberHint')}
        error={
          isChecked && listingNumber(wanted.number) === null
            ? t('staffAccounts.import.numberMissing')
            : null
        }
      >
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={300}
            value={wanted.number}
            onChange={({ currentTarget: { value } }) => onChange({ ...wanted, number: value })}
          />
        )}
      </Field>
      <Field
        label={t('staffAccounts.import.country')}
        error={isChecked && wanted.country === '' ? t('staffAccounts.import.countryMissing') : null}
      >
        {(control) => (
          <SelectInput
            {...control}
            placeholder={t('staffAccounts.import.chooseCountry')}
            choices={(countries ?? []).map(({ code, label }) => ({ value: code, label }))}
            value={wanted.country}
            onChange={({ currentTarget: { value } }) => onChange({ ...wanted, country: value })}
          />
        )}
      </Field>
    </>
  )
}
