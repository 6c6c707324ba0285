import { useFormatSentence, useTranslate } from '@bandari/i18n/react'
import { type Refusal, session } from '@bandari/sdk'
import { Button, buttonClass, Dialog } from '@bandari/ui'
import { useDispatch } from 'react-redux'
import { signedOut } from '../api/session-slice.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import { paths } from '../shared/addresses/paths.ts'
import { type OrderError, orderError } from './order-refusal.ts'

export interface OrderErrorDialogProps {
  refusal: Refusal
  onClose: () => void
}

/** The reason why there is no order (buyer spec §8). The basket and the typed values are unchanged. */
export function OrderErrorDialog({ refusal, onClose }: OrderErrorDialogProps) {
  const t = useTranslate()
  const formatSentence = useFormatSentence()
  const { kind, title, sentence } = orderError(refusal)
  // The buyer asks customer service about an error that offers no next step.
  const reference = kind === 'other' ? refusal.traceId : refusal.requestId
  return (
    <Dialog
      open
      title={formatSentence(title)}
      onClose={onClose}
      actions={<Actions kind={kind} onClose={onClose} />}
    >
      <p>{sentence === null ? refusal.message : t(sentence)}</p>
      {kind === 'discount' && <p>{t('checkout.discountEndedText')}</p>}
      {kind === 'limit' && <p>{t('checkout.soldMeanwhile')}</p>}
      {reference && <p>{t('checkout.reference', { reference })}</p>}
      {kind === 'other' && (
        <p>
          <AppLink href={paths.helpContact()}>{t('checkout.contactService')}</AppLink>
        </p>
      )}
    </Dialog>
  )
}

function Actions({ kind, onClose }: { kind: OrderError['kind']; onClose: () => void }) {
  const t = useTranslate()
  const dispatch = useDispatch()
  const logIn = () => {
    session.end()
    // The page then leads to /login and back to itself.
    dispatch(signedOut())
  }
  const toBasket = (
    <AppLink className={buttonClass({ variant: 'secondary' })} href={paths.basket()}>
      {t(kind === 'out-of-stock' ? 'checkout.goToBasket' : 'checkout.cancel')}
    </AppLink>
  )
  if (kind === 'not-signed-in') return <Button onClick={logIn}>{t('checkout.logIn')}</Button>
  if (kind === 'limit') {
    return (
      <>
        <Button variant="secondary" onClick={onClose}>
          {t('checkout.okay')}
        </Button>
        <AppLink className={buttonClass()} href={paths.profile()}>
          {t('checkout.yourOrders')}
        </AppLink>
      </>
    )
  }
  return (
    <>
      {toBasket}
      <Button onClick={onClose}>{t('checkout.okay')}</Button>
    </>
  )
}
