import type { PlainMessageId } from '@bandari/i18n'
import type { ListingLock } from '@bandari/sdk'
import { Notice } from '@bandari/ui'
import { Link } from 'react-router-dom'
import { ReadsOnly, useReadsOnly } from '../../../layout/ReadsOnly.tsx'
import { paths } from '../../../paths.ts'
import type { Editor } from './use-editor.ts'
import { t } from '../../../language/translator.ts'

type Lock = Exclude<ListingLock, null>

const reasons: Readonly<Record<Lock['reason'], PlainMessageId>> = {
  reserved: 'portalEditor.lock.reserved',
  ordered: 'portalEditor.lock.ordered',
  sold: 'portalEditor.lock.sold',
}

/** Says before anything is typed what cannot change, and why: the role on the team, or what a buyer was promised. */
export function LockNotice({ editor: { listing } }: { editor: Editor }) {
  const { lock, prod_id: id } = listing
  const readsOnly = useReadsOnly()
  if (readsOnly) return <ReadsOnly />
  if (lock === null) return null
  return (
    <Notice kind="attention" title={t(reasons[lock.reason])}>
      <p>
        {t(
          lock.order === null && lock.reason === 'sold'
            ? 'portalEditor.lock.again'
            : 'portalEditor.lock.what',
        )}
      </p>
      {lock.order !== null && (
        <p>
          <Link to={paths.vendorOrders({ listing: id })}>
            {t('portalEditor.lock.order', { number: lock.order })}
          </Link>
        </p>
      )}
      {lock.reason === 'reserved' && (
        <p>
          <Link to={paths.listingOffers()}>{t('portalEditor.lock.offers')}</Link>
        </p>
      )}
    </Notice>
  )
}

/** What cannot be done with a listing now. */
export function isClosed({ lock }: { lock: ListingLock }, act: Lock['acts'][number]): boolean {
  return lock?.acts.includes(act) === true
}
