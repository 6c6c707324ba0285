import type { PayoutBatch } from '@bandari/sdk'
import { Button, Card, Notice } from '@bandari/ui'
import { useRef, useState } from 'react'
import { useCreate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { payoutThreshold } from '../../shared/programme/programme.data.ts'
import css from './Payouts.module.css'
import { t } from '../../language/translator.ts'

/** Begins a batch and leads to it. */
export function CollectButton() {
  const { collect, isCollecting, refusal } = useCollect()
  return (
    <Card as="section" className={css.collect} aria-label={t('staffPayouts.new')}>
      <p className={css.explanation}>{t('staffPayouts.newText', { threshold: payoutThreshold })}</p>
      <Button loading={isCollecting} onClick={collect}>
        {t('staffPayouts.collect')}
      </Button>
      <div role="alert" className={css.refusal}>
        {refusal !== null && <Notice kind="attention">{refusal}</Notice>}
      </div>
    </Card>
  )
}

/** A second click while the first is under way does nothing. */
function useCollect() {
  const [create] = useCreate<PayoutBatch>()
  const navigate = useNavigate()
  const isUnderWay = useRef(false)
  const [isCollecting, setCollecting] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const collect = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setCollecting(true)
    setRefusal(null)
    try {
      const batch = await create('support/payout-batches', { data: {} }, { returnPromise: true })
      // After a 401 react-admin leads to the sign-in; its answer is of no use here.
      if (batch) void navigate(paths.supportPayout(batch.id))
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error))
    } finally {
      isUnderWay.current = false
      setCollecting(false)
    }
  }
  return { collect: () => void collect(), isCollecting, refusal }
}
