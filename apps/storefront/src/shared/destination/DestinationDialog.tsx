import { useTranslate } from '@bandari/i18n/react'
import { Button, Dialog, ErrorAlert, Loading } from '@bandari/ui'
import { useState } from 'react'
import { useGetProfileQuery } from '../../api/accounts.ts'
import { useListExchangeRatesQuery } from '../../api/exchange-rates.ts'
import { useListImportDestinationsQuery } from '../../api/landed.ts'
import { session } from '@bandari/sdk'
import { type MyDestination, useMyDestination } from './my-destination.ts'
import { followCountry } from '../money/my-money/save-currency.ts'
import { DestinationChoice } from './my-destination/DestinationChoice.tsx'
import {
  completeDestination,
  saveDestination,
  type Wish,
} from './my-destination/save-destination.ts'

interface DestinationDialogProps {
  onClose: () => void
}

/** My destination: country, city, way and type of shipping; the money that prices are also shown in follows the country. */
export function DestinationDialog({ onClose }: DestinationDialogProps) {
  const t = useTranslate()
  const mine = useMyDestination()
  const { data: destinations, error, refetch } = useListImportDestinationsQuery()
  const { data: rates = [] } = useListExchangeRatesQuery()
  // A guess, from what the person has told us themselves; never from where their network is.
  const { data: account, isFetching } = useGetProfileQuery(undefined, {
    skip: mine !== null || session.token() === null,
  })
  const [wish, setWish] = useState<Wish | null>(null)
  const asked = wish ?? mine ?? guessOf(account?.country)
  const choice = asked && destinations ? completeDestination(asked, destinations) : null
  const keep = (next: MyDestination | null) => {
    saveDestination(next)
    if (next) followCountry(next.country, rates)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('shell.chooseDestination')}
      actions={
        <>
          {mine && (
            <Button variant="secondary" onClick={() => keep(null)}>
              {t('shell.forgetDestination')}
            </Button>
          )}
          <Button disabled={!choice} onClick={() => choice && keep(choice)}>
            {t('shell.keepDestination')}
          </Button>
        </>
      }
    >
      <p>{t('shell.destinationText')}</p>
      {error && <ErrorAlert title={t('shell.destinationsFailed')} onRetry={() => void refetch()} />}
      {!error && (!destinations || isFetching) && <Loading />}
      {destinations && !isFetching && (
        <DestinationChoice destinations={destinations} choice={choice} onChoose={setWish} />
      )}
    </Dialog>
  )
}

function guessOf(country: string | null | undefined): Wish | null {
  return country ? { country, city: '', way: '', shipping: 'RORO', insurance: false } : null
}
