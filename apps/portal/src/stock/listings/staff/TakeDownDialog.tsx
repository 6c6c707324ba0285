import type { SupportListing, TakeDownReach } from '@bandari/sdk'
import { Checkbox, Field, Skeleton, TextArea } from '@bandari/ui'
import { useRef, useState } from 'react'
import { t } from '../../../language/translator.ts'
import { LoadFailure } from '../../../layout/LoadFailure.tsx'
import { useOperation } from '../../../providers/use-operation.ts'
import { FormDialog } from '../../../staff/record/FormDialog.tsx'
import { useSaveRecord } from '../../../staff/record/use-save-record.ts'
import {
  type Cause,
  causeNames,
  causes,
  effectLabel,
  holdingsLabel,
  stopsOrders,
} from './take-down-labels.ts'
import css from './TakeDownDialog.module.css'

interface TakeDownDialogProps {
  listing: SupportListing
  onClose: () => void
}

const longestReason = 500

/** One act: why, what becomes of orders, and who is told, said before it is done. */
export function TakeDownDialog({ listing, onClose }: TakeDownDialogProps) {
  const { save, isSaving, refusal } = useSaveRecord<SupportListing>('support/listings')
  const [cause, setCause] = useState<Cause | null>(null)
  const [wish, setWish] = useState<boolean | null>(null)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const words = useRef<HTMLTextAreaElement>(null)
  const isStopped = wish ?? stopsOrders(cause)
  const isMute = cause === 'other' && reason.trim() === ''
  const submit = () => {
    setTried(true)
    if (isMute) words.current?.focus()
    if (cause === null || isMute) return
    save({
      record: listing,
      changes: {
        taken_down: true,
        cause,
        orders: isStopped ? 'stop' : 'keep',
        reason: reason.trim(),
      },
      done: t('staffListings.isTakenDown'),
      onDone: onClose,
    })
  }
  return (
    <FormDialog
      title={t('staffListings.takeDownAsk')}
      effect={t('staffListings.takeDownEffect')}
      confirm={t('staffListings.takeDownConfirm')}
      isHarsh
      isSaving={isSaving}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <Causes chosen={cause} isMissing={isTried && cause === null} onChoose={setCause} />
      <Field
        label={t('staffListings.words')}
        optional={cause !== 'other'}
        hint={readerOf(listing)}
        error={isTried && isMute ? t('staff.sayWhy') : null}
      >
        {(control) => (
          <TextArea
            {...control}
            ref={words}
            rows={2}
            maxLength={longestReason}
            value={reason}
            onChange={({ currentTarget: { value } }) => setReason(value)}
          />
        )}
      </Field>
      <Reach id={listing.id} isStopped={isStopped} onStop={setWish} />
    </FormDialog>
  )
}

/** Who reads the words. */
function readerOf({ seller_id, seller_name }: SupportListing): string {
  return seller_id === null
    ? t('staffListings.kept')
    : t('staffListings.sellerReads', { name: seller_name ?? '' })
}

interface CausesProps {
  chosen: Cause | null
  isMissing: boolean
  onChoose: (cause: Cause) => void
}

function Causes({ chosen, isMissing, onChoose }: CausesProps) {
  return (
    <fieldset className={css.causes}>
      <legend>{t('staffListings.cause')}</legend>
      {causes.map((cause) => (
        <label key={cause} className={css.cause}>
          <input
            type="radio"
            name="cause"
            value={cause}
            checked={cause === chosen}
            onChange={() => onChoose(cause)}
          />
          <span>{t(causeNames[cause])}</span>
        </label>
      ))}
      {isMissing && (
        <p role="alert" className={css.mistake}>
          {t('staffListings.causeMissing')}
        </p>
      )}
    </fieldset>
  )
}

interface ReachProps {
  id: number
  isStopped: boolean
  onStop: (isStopped: boolean) => void
}

/** Who is told. Without it nobody is kept from taking something bad down. */
function Reach({ id, isStopped, onStop }: ReachProps) {
  const { data, error, refetch } = useOperation('previewTakeDown', { path: { id } })
  if (error) {
    return (
      <LoadFailure
        error={error}
        title={t('staffListings.reachFailed')}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) return <Skeleton shape="block" height="88px" />
  return (
    <div className={css.reach}>
      <h3>{t('staffListings.told')}</h3>
      {data.seller && (
        <p>{t('staffListings.toldSeller', { name: data.seller.name, email: data.seller.email })}</p>
      )}
      <Buyers reach={data} />
      {data.orders.length > 0 && (
        <>
          <Checkbox
            label={t('staffListings.stopOrders', { count: data.orders.length })}
            hint={t('staffListings.stopHint')}
            checked={isStopped}
            onChange={({ target }) => onStop(target.checked)}
          />
          <ul className={css.people} aria-label={t('staffListings.openOrders')}>
            {data.orders.map((order) => (
              <li key={order.id}>
                {t('staffListings.orderEffect', {
                  number: order.number,
                  effect: effectLabel(order, isStopped),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function Buyers({ reach: { buyers, buyer_count } }: { reach: TakeDownReach }) {
  if (buyer_count === 0) return <p className={css.quiet}>{t('staffListings.toldNobody')}</p>
  return (
    <>
      <p>{t('staffListings.toldBuyers', { count: buyer_count })}</p>
      <ul className={css.people} aria-label={t('staffListings.buyers')}>
        {buyers.map((buyer) => (
          <li key={buyer.id}>
            {buyer.name}, {buyer.email}
            <br />
            <span className={css.quiet}>{holdingsLabel(buyer)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
