import { Button, Card, EmptyState, Skeleton } from '@bandari/ui'
import { useState } from 'react'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { t } from '../../language/translator.ts'
import { useOperation } from '../../providers/use-operation.ts'
import { AddressCard } from './AddressCard.tsx'
import { AddressForm } from './AddressForm.tsx'
import css from './Addresses.module.css'

/** The addresses that the checkout fills its form with. */
export function AddressTab() {
  const { data: addresses, error, refetch } = useOperation('listAddresses', {})
  const [open, setOpen] = useState<number | 'new' | null>(null)
  if (error) {
    const title = t('portalAddresses.failed')
    return <LoadFailure error={error} title={title} onRetry={() => void refetch()} />
  }
  if (!addresses) return <AddressSkeleton />
  const changed = () => {
    setOpen(null)
    void refetch()
  }
  return (
    <div className={css.stack}>
      {addresses.length === 0 && open === null && (
        <EmptyState
          title={t('portalAddresses.none')}
          action={<Button onClick={() => setOpen('new')}>{t('portalAddresses.add')}</Button>}
        >
          {t('portalAddresses.noneText')}
        </EmptyState>
      )}
      {open === 'new' && <AddressForm onSaved={changed} onCancel={() => setOpen(null)} />}
      {addresses.map((address) =>
        open === address.id ? (
          <AddressForm
            key={address.id}
            address={address}
            onSaved={changed}
            onCancel={() => setOpen(null)}
          />
        ) : (
          <AddressCard
            key={address.id}
            address={address}
            onEdit={() => setOpen(address.id)}
            onChanged={changed}
          />
        ),
      )}
      {addresses.length > 0 && open !== 'new' && (
        <div className={css.actions}>
          <Button variant="secondary" onClick={() => setOpen('new')}>
            {t('portalAddresses.add')}
          </Button>
        </div>
      )}
    </div>
  )
}

function AddressSkeleton() {
  return (
    <Card role="group" aria-busy="true" aria-label={t('portalAddresses.loading')}>
      <div className={css.skeleton}>
        <Skeleton width="40%" />
        <Skeleton width="60%" />
        <Skeleton width="50%" />
      </div>
    </Card>
  )
}
