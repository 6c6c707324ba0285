import type { PayoutDetails } from '@bandari/sdk'
import { Button, Card, ErrorAlert, Notice } from '@bandari/ui'
import { t } from '../../language/translator.ts'
import { confirmPayoutDetails } from '../../providers/payout-details.ts'
import { FactList } from '../../shared/FactList.tsx'
import { useCall } from '../security/use-call.ts'
import { factsOf } from './details-facts.ts'
import css from './Payouts.module.css'

interface ConfirmDetailsProps {
  /** What the link is about; null where it is too late. */
  waiting: PayoutDetails | null
  token: string
  onDone: () => void
  onOver: () => void
}

/** The page of the mailed link: what it would change, and the button that does. */
export function ConfirmDetails({ waiting, token, onDone, onOver }: ConfirmDetailsProps) {
  const { call, isBusy, fields, failure } = useCall()
  if (!waiting) {
    return (
      <Notice kind="attention" title={t('portalPayouts.over')}>
        {t('portalPayouts.overText')}
      </Notice>
    )
  }
  const confirm = async () => {
    if (isBusy) return
    const { refusal } = await call(() => confirmPayoutDetails(token))
    if (!refusal) onDone()
  }
  const problem = fields['token'] ?? failure
  return (
    <Card as="section" className={css.card} aria-labelledby="confirm-payout">
      <h2 id="confirm-payout" className={css.title}>
        {t('portalPayouts.confirm')}
      </h2>
      <p>{t('portalPayouts.confirmText')}</p>
      <FactList facts={factsOf(waiting)} />
      {problem && <ErrorAlert title={problem} />}
      <div className={css.actions}>
        <Button loading={isBusy} onClick={() => void confirm()}>
          {t('portalPayouts.confirmNow')}
        </Button>
        <Button variant="secondary" onClick={onOver}>
          {t('portalPayouts.notNow')}
        </Button>
      </div>
    </Card>
  )
}
