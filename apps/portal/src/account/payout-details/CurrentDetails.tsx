import type { OwnPayoutDetails } from '@bandari/sdk'
import { Button, Card, Notice } from '@bandari/ui'
import { useState } from 'react'
import { t } from '../../language/translator.ts'
import { useOperation } from '../../providers/use-operation.ts'
import { formatDay, formatMoment } from '../../shared/dates.ts'
import { FactList } from '../../shared/FactList.tsx'
import { factsOf } from './details-facts.ts'
import css from './Payouts.module.css'
import { PayoutForm } from './PayoutForm.tsx'

interface CurrentDetailsProps {
  details: OwnPayoutDetails
  onAsked: () => void
}

/** Where money goes now, since when, and when the next payout is. */
export function CurrentDetails({ details, onAsked }: CurrentDetailsProps) {
  const { current, pays_from, waiting, proposed } = details
  const [isChanging, setChanging] = useState(false)
  const { data: commission } = useOperation('getCommission', {})
  const next = commission?.next_payout
  return (
    <Card as="section" className={css.card} aria-labelledby="payout-details">
      <h2 id="payout-details" className={css.title}>
        {t('portalPayouts.title')}
      </h2>
      {current === null && waiting === null && !isChanging && (
        <Notice kind="attention" title={t('portalPayouts.none')}>
          {t('portalPayouts.noneText')}
        </Notice>
      )}
      <FactList
        facts={[
          ...(current ? factsOf(current) : []),
          { name: t('portalPayouts.since'), value: current && formatMoment(current.since) },
          { name: t('portalPayouts.paysFrom'), value: pays_from && formatMoment(pays_from) },
          { name: t('portalPayouts.next'), value: next && formatDay(next) },
        ]}
      />
      {isChanging ? (
        <PayoutForm
          former={current}
          proposed={proposed}
          onCancel={() => setChanging(false)}
          onAsked={() => {
            setChanging(false)
            onAsked()
          }}
        />
      ) : (
        <div className={css.actions}>
          <Button
            variant={current || waiting ? 'secondary' : 'primary'}
            onClick={() => setChanging(true)}
          >
            {t(current ? 'portalPayouts.change' : 'portalPayouts.give')}
          </Button>
        </div>
      )}
    </Card>
  )
}
