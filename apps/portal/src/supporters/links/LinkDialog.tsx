import type { ReferralLink } from '@bandari/sdk'
import { Button, Dialog, ErrorAlert, Field, type FieldProps, TextInput } from '@bandari/ui'
import { type FormEvent, useId, useState } from 'react'
import { t } from '../../language/translator.ts'
import { referralLinkCalls } from '../../providers/referral-links.ts'
import { useCall } from '../../shared/documents/use-call.ts'
import { listingNumber } from '../../shared/listing-number.ts'
import css from './Links.module.css'

interface LinkDialogProps {
  /** Null for a new one. */
  link: ReferralLink | null
  onClose: () => void
}

/** Makes a link or gives it another name; where it leads stays. */
export function LinkDialog({ link, onClose }: LinkDialogProps) {
  const formId = useId()
  const { run, isRunning, refusal } = useCall()
  const [name, setName] = useState(link?.name ?? '')
  const [listing, setListing] = useState('')
  const [isTried, setTried] = useState(false)
  const product = listingNumber(listing)
  const isNameMissing = name.trim() === ''
  const isListingWrong = listing.trim() !== '' && product === null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isNameMissing || isListingWrong) return
    const act = async () =>
      link
        ? referralLinkCalls.rename({ id: link.id, name })
        : referralLinkCalls.create({ name, product })
    run({ act, done: t(link ? 'portalLinks.renamed' : 'portalLinks.made'), onDone: onClose })
  }
  return (
    <Dialog
      open
      title={link ? t('portalLinks.renameTitle') : t('portalLinks.make')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('ra.action.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={isRunning}>
            {link ? t('portalLinks.save') : t('portalLinks.make')}
          </Button>
        </>
      }
    >
      <form id={formId} className={css.form} onSubmit={submit} noValidate>
        {refusal !== null && <ErrorAlert title={refusal} />}
        <LineField
          label={t('portalLinks.name')}
          hint={t('portalLinks.nameHint')}
          error={isTried && isNameMissing ? t('portalLinks.nameMissing') : null}
          longest={60}
          value={name}
          onChange={setName}
        />
        {!link && (
          <LineField
            label={t('portalLinks.listing')}
            optional
            hint={t('portalLinks.listingHint')}
            error={isTried && isListingWrong ? t('portalLinks.listingWrong') : null}
            longest={200}
            value={listing}
            onChange={setListing}
          />
        )}
      </form>
    </Dialog>
  )
}

interface LineFieldProps extends Pick<FieldProps, 'label' | 'hint' | 'error' | 'optional'> {
  longest: number
  value: string
  onChange: (value: string) => void
}

function LineField({ longest, value, onChange, ...field }: LineFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <TextInput
          {...control}
          maxLength={longest}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  )
}
