import { Button, Card } from '@bandari/ui'
import { useState } from 'react'
import { payoutThreshold } from '../../shared/programme/programme.data.ts'
import { CollectDialog } from './CollectDialog.tsx'
import css from './Payouts.module.css'
import { t } from '../../language/translator.ts'

/** Begins a batch, after showing who is in it. */
export function CollectButton() {
  const [isAsking, setAsking] = useState(false)
  return (
    <Card as="section" className={css.collect} aria-label={t('staffPayouts.new')}>
      <p className={css.explanation}>{t('staffPayouts.newText', { threshold: payoutThreshold })}</p>
      <Button onClick={() => setAsking(true)}>{t('staffPayouts.collect')}</Button>
      {isAsking && <CollectDialog onClose={() => setAsking(false)} />}
    </Card>
  )
}
