import type { SavedAddress } from '@bandari/sdk'
import { Badge, Button, Card, ConfirmDialog, ErrorAlert } from '@bandari/ui'
import { useState } from 'react'
import { t } from '../../language/translator.ts'
import { deleteAddress, updateAddress } from '../../providers/addresses.ts'
import { countryName } from '../../shared/order/country-name.ts'
import { useCall } from '../security/use-call.ts'
import css from './Addresses.module.css'

interface AddressCardProps {
  address: SavedAddress
  onEdit: () => void
  onChanged: () => void
}

export function AddressCard({ address, onEdit, onChanged }: AddressCardProps) {
  const [isAsking, setAsking] = useState(false)
  const { call, isBusy, failure } = useCall()
  const { id, first_name, last_name, is_default_for_shipping: isDefault } = address
  const who = `${first_name} ${last_name}, ${address.line1}`
  const act = async (send: () => ReturnType<typeof deleteAddress>) => {
    if (isBusy) return
    const { refusal } = await call(send)
    setAsking(false)
    // Somebody has removed it in another tab: what was wanted has happened.
    if (!refusal || refusal.status === 404) onChanged()
  }
  return (
    <Card as="section" className={css.card} aria-label={who}>
      <address className={css.lines}>
        {linesOf(address).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {isDefault && <Badge tone="available">{t('portalAddresses.default')}</Badge>}
      {failure && <ErrorAlert title={failure} />}
      <div className={css.actions}>
        <Button size="small" variant="secondary" onClick={onEdit}>
          {t('portalAddresses.edit')}
        </Button>
        {!isDefault && (
          <Button
            size="small"
            variant="quiet"
            loading={isBusy && !isAsking}
            onClick={() => void act(() => updateAddress(id, { is_default_for_shipping: true }))}
          >
            {t('portalAddresses.makeDefault')}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={() => setAsking(true)}>
          {t('portalAddresses.remove')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        dangerous
        loading={isBusy}
        title={t('portalAddresses.sure')}
        confirmLabel={t('portalAddresses.remove')}
        onConfirm={() => void act(() => deleteAddress(id))}
        onCancel={() => setAsking(false)}
      >
        <p>{t('portalAddresses.sureText', { who })}</p>
      </ConfirmDialog>
    </Card>
  )
}

/** As a letter would carry it; what was not given is no line. */
function linesOf(address: SavedAddress): string[] {
  const { title, first_name, last_name, line1, line2, line3, line4, state, postcode } = address
  const place = [postcode, line4, state].filter((part) => part !== '').join(', ')
  return [
    `${title} ${first_name} ${last_name}`.trim(),
    line1,
    line2,
    line3,
    place,
    countryName(address.country),
    address.phone_number,
    address.email,
  ].filter((line) => line !== '')
}
