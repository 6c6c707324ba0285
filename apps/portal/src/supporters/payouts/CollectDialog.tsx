import type { PayoutBatch, PayoutPreview, PayoutPreviewLine } from '@bandari/sdk'
import { minorOf, toDecimal } from '@bandari/sdk/money'
import { Skeleton } from '@bandari/ui'
import { useId, useRef, useState } from 'react'
import { useCreate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { paths } from '../../paths.ts'
import { useOperation } from '../../providers/use-operation.ts'
import { formatMoment } from '../../shared/dates.ts'
import { formatMoney } from '../../shared/format.ts'
import { payoutAccount } from '../../shared/programme/payout-account.ts'
import { FormDialog } from '../../staff/record/FormDialog.tsx'
import css from './Payouts.module.css'
import { t } from '../../language/translator.ts'

/** Who gets what, before a batch is made: whoever it leaves out with the reason, and one may be left out by hand. */
export function CollectDialog({ onClose }: { onClose: () => void }) {
  // Another batch may have been made since.
  const preview = useOperation('previewPayoutBatch', {}, { refetchOnMount: 'always', gcTime: 0 })
  const { data, error, refetch } = preview
  const [without, setWithout] = useState<ReadonlySet<number>>(new Set())
  const { collect, isCollecting, refusal } = useCollect(() => void refetch())
  const payable = data?.lines.filter(({ left_out }) => left_out === null) ?? []
  const unticked = payable.filter(({ agent_id }) => without.has(agent_id))
  // Of a thousand lines and more the rest is in the sum, though not on the screen.
  const total = toDecimal(minorOf(data?.total ?? '0.00') - sumOf(unticked))
  const toggle = (id: number) => {
    const next = new Set(without)
    if (!next.delete(id)) next.add(id)
    setWithout(next)
  }
  return (
    <FormDialog
      title={t('staffPayouts.collect.title')}
      effect={t('staffPayouts.collect.effect')}
      confirm={
        data && total !== '0.00'
          ? t('staffPayouts.collect.confirm', {
              sum: formatMoney({ amount: total, currency: data.currency }),
            })
          : null
      }
      isSaving={isCollecting}
      refusal={refusal}
      onSubmit={() => {
        if (data) collect({ leave_out: [...without], total })
      }}
      onClose={onClose}
    >
      {error && !data && (
        <LoadFailure
          error={error}
          title={t('staffPayouts.collect.failed')}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !data && <PreviewSkeleton />}
      {data && <Paid lines={payable} without={without} onToggle={toggle} />}
      {data && <LeftOut lines={data.lines.filter(({ left_out }) => left_out !== null)} />}
    </FormDialog>
  )
}

interface PaidProps {
  lines: PayoutPreview['lines']
  without: ReadonlySet<number>
  onToggle: (id: number) => void
}

function Paid({ lines, without, onToggle }: PaidProps) {
  if (lines.length === 0) return <p>{t('staffPayouts.collect.nobody')}</p>
  return (
    <fieldset className={css.preview}>
      <legend>{t('staffPayouts.collect.paid')}</legend>
      <p className={css.note}>{t('staffPayouts.collect.notThisTime')}</p>
      {lines.map((line) => (
        <label key={line.agent_id} className={css.previewLine}>
          <input
            type="checkbox"
            checked={!without.has(line.agent_id)}
            onChange={() => onToggle(line.agent_id)}
          />
          <span>
            {line.name}
            <span className={css.note}>
              {line.payout_details && payoutAccount(line.payout_details)}
            </span>
          </span>
          <strong className={css.whole}>{formatMoney(line)}</strong>
        </label>
      ))}
    </fieldset>
  )
}

function LeftOut({ lines }: { lines: PayoutPreview['lines'] }) {
  const headingId = useId()
  if (lines.length === 0) return null
  return (
    <section className={css.preview} aria-labelledby={headingId}>
      <h3 id={headingId}>{t('staffPayouts.collect.leftOut')}</h3>
      <ul className={css.previewList}>
        {lines.map((line) => (
          <li key={line.agent_id} className={css.previewLine}>
            <span>
              {line.name}
              <span className={css.lost}>{reasonOf(line)}</span>
            </span>
            <span className={css.whole}>{formatMoney(line)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function reasonOf({ left_out, left_out_until, batch_id }: PayoutPreviewLine): string {
  switch (left_out) {
    case 'new_details':
      return t('staffPayouts.collect.newDetails', { when: formatMoment(left_out_until ?? '') })
    case 'own_money':
      return t('staffPayouts.collect.ownMoney')
    case 'open_batch':
      return t('staffPayouts.collect.openBatch', { id: batch_id ?? 0 })
    case 'no_details':
    case null:
      return t('staffPayouts.nowhere')
  }
}

function PreviewSkeleton() {
  return (
    <div aria-busy="true">
      <output className="visually-hidden">{t('staffPayouts.collect.loading')}</output>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} />
      ))}
    </div>
  )
}

/** In cents. */
function sumOf(lines: PayoutPreview['lines']): number {
  return lines.reduce((sum, { amount }) => sum + minorOf(amount), 0)
}

interface Choice {
  leave_out: number[]
  total: string
}

/** A second click while the first is under way does nothing. What was refused is looked at again. */
function useCollect(onRefused: () => void) {
  const [create] = useCreate<PayoutBatch>()
  const navigate = useNavigate()
  const isUnderWay = useRef(false)
  const [isCollecting, setCollecting] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const collect = async (data: Choice) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setCollecting(true)
    setRefusal(null)
    try {
      const batch = await create('support/payout-batches', { data }, { returnPromise: true })
      // After a 401 react-admin leads to the sign-in; its answer is of no use here.
      if (batch) void navigate(paths.supportPayout(batch.id))
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error))
      onRefused()
    } finally {
      isUnderWay.current = false
      setCollecting(false)
    }
  }
  return { collect: (choice: Choice) => void collect(choice), isCollecting, refusal }
}
