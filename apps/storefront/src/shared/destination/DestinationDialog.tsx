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
  type PartialDestination,
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
  const [wish, setWish] = useState<PartialDestination | null>(null)
  const choice = wish ?? mine ?? defaultDestination(account?.country)
  const destination = choice && destinations ? completeDestination(choice, destinations) : null
  const save = (next: MyDestination | null) => {
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
            <Button variant="secondary" onClick={() => save(null)}>
              {t('shell.forgetDestination')}
            </Button>
          )}
          <Button disabled={!destination} onClick={() => destination && save(destination)}>
            {t('shell.keepDestination')}
          </Button>
        </>
      }
    >
      <p>{t('shell.destinationText')}</p>
      {error && <ErrorAlert title={t('shell.destinationsFailed')} onRetry={() => void refetch()} />}
      {!error && (!destinations || isFetching) && <Loading />}
      {destinations && !isFetching && (
        <DestinationChoice destinations={destinations} choice={destination} onChoose={setWish} />
      )}
    </Dialog>
  )
}

function defaultDestination(country: string | null | undefined): PartialDestination | null {
  return country ? { country, city: '', way: '', shipping: 'RORO', insurance: false } : null
}
