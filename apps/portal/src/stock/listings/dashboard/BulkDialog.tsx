import type { BulkChange, BulkChangeRequest } from '@bandari/sdk'
import { Button, Dialog, ErrorAlert, Loading } from '@bandari/ui'
import { useState } from 'react'
import { previewBulkChange } from '../../../providers/listings.ts'
import { useReading } from '../../../providers/use-operation.ts'
import { formatMoney } from '../../../shared/format.ts'
import { t } from '../../../language/translator.ts'
import { type BulkScope, countOf, refusedOf, requestOf } from './bulk-scope.ts'
import css from './Dashboard.module.css'
import { PicturesForm } from './PicturesForm.tsx'
import { PriceForm } from './PriceForm.tsx'
import { mostNamed, Others, StayingListings } from './StayingListings.tsx'
import type { Bulk } from './use-bulk.ts'

export type AskedKind = 'price' | 'sold_elsewhere' | 'duplicate' | 'pictures' | 'delete'

/** The way a change is made, of those that have several. */
export type Way = Partial<
  Pick<BulkChangeRequest, 'amount' | 'currency' | 'percent' | 'reverse' | 'cover'>
>

const titles = {
  price: 'portalTable.ask.price',
  sold_elsewhere: 'portalTable.ask.sold_elsewhere',
  duplicate: 'portalTable.ask.duplicate',
  pictures: 'portalTable.ask.pictures',
  delete: 'portalTable.ask.delete',
} as const

const effects = {
  price: null,
  pictures: null,
  sold_elsewhere: 'portalTable.what.sold_elsewhere',
  duplicate: 'portalTable.what.duplicate',
  delete: 'portalTable.what.delete',
} as const

/** Null where nothing is asked for yet. */
const firstWays: Readonly<Record<AskedKind, Way | null>> = {
  price: null,
  pictures: { reverse: true },
  sold_elsewhere: {},
  duplicate: {},
  delete: {},
}

interface BulkDialogProps {
  kind: AskedKind
  scope: BulkScope
  /** Of the rows shown: an amount is of one. */
  currencies: readonly string[]
  bulk: Bulk
  onClose: () => void
}

/** Asks how, shows what would change and what would not, and then changes it. */
export function BulkDialog({ kind, scope, currencies, bulk, onClose }: BulkDialogProps) {
  const [way, setWay] = useState(firstWays[kind])
  const [isTried, setTried] = useState(false)
  const request = way === null ? null : requestOf(scope, { kind, ...way })
  const preview = useReading(
    ['previewBulkChange', request],
    () => previewBulkChange(request ?? { kind }),
    { enabled: request !== null, gcTime: 0, staleTime: 0 },
  )
  const found = request === null ? undefined : preview.data
  const effect = effects[kind]
  const confirm = async () => {
    setTried(true)
    if (request && (await bulk.run(request))) onClose()
  }
  return (
    <Dialog
      open
      title={t(titles[kind], { count: countOf(scope) })}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('portalTable.views.cancel')}
          </Button>
          <Button
            variant={kind === 'delete' ? 'danger' : 'primary'}
            disabled={!found || found.changed === 0}
            loading={bulk.underWay === kind}
            onClick={() => void confirm()}
          >
            {t('portalTable.apply', { count: found?.changed ?? countOf(scope) })}
          </Button>
        </>
      }
    >
      <div className={css.bulkDialog}>
        {effect !== null && <p>{t(effect)}</p>}
        {kind === 'price' && <PriceForm currencies={currencies} onChange={setWay} />}
        {kind === 'pictures' && <PicturesForm onChange={setWay} />}
        {request !== null && preview.isLoading && (
          <Loading label={t('portalTable.preview.loading')} />
        )}
        {request !== null && preview.error && <ErrorAlert title={preview.error.message} />}
        {isTried && bulk.outcome && 'failure' in bulk.outcome && (
          <ErrorAlert title={bulk.outcome.failure} />
        )}
        {found && <Preview change={found} />}
      </div>
    </Dialog>
  )
}

function Preview({ change }: { change: BulkChange }) {
  const refused = refusedOf(change)
  const changed = change.results.filter(({ result }) => result === 'changed')
  return (
    <div className={css.preview} role="status">
      <strong>{t('portalTable.preview.changes', { count: change.changed })}</strong>
      <ul className={css.lacking}>
        {changed
          .slice(0, mostNamed)
          .map(({ prod_id, prod_name, currency, old_price, new_price }) => (
            <li key={prod_id}>
              {change.kind === 'price'
                ? t('portalTable.price.fromTo', {
                    name: prod_name,
                    before: formatMoney({ amount: old_price, currency }),
                    after: formatMoney({ amount: new_price, currency }),
                  })
                : prod_name}
            </li>
          ))}
        <Others count={changed.length - mostNamed} />
      </ul>
      {refused.length > 0 && <StayingListings results={refused} />}
    </div>
  )
}
