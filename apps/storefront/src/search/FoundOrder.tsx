import { useTranslate } from '@bandari/i18n/react'
import { buttonClass, Loading } from '@bandari/ui'
import { Package } from 'lucide-react'
import { useSelector } from 'react-redux'
import { Navigate } from 'react-router-dom'
import { useFindOrderQuery } from '../api/orders.ts'
import { selectIsSignedIn } from '../api/session-slice.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import { MessagePage } from '../shared/page/MessagePage.tsx'
import { paths } from '../shared/addresses/paths.ts'
import { vehiclesPath } from '../shared/addresses/vehicle-query.ts'

/** The number of an order leads its buyer to the order; nobody else learns whether there is one. */
export function FoundOrder({ number }: { number: string }) {
  const t = useTranslate()
  const isSignedIn = useSelector(selectIsSignedIn)
  const { data: order, isFetching } = useFindOrderQuery(number, { skip: !isSignedIn })
  if (order) return <Navigate to={paths.order(order.id)} replace />
  if (isSignedIn && isFetching) return <Loading label={t('search.searchingShort')} />
  return (
    <MessagePage
      title={t('find.order', { number })}
      icon={<Package size={32} />}
      actions={
        <>
          {!isSignedIn && (
            <AppLink className={buttonClass({})} href={paths.signIn(paths.find(number))}>
              {t('find.signIn')}
            </AppLink>
          )}
          <AppLink
            className={buttonClass({ variant: 'secondary' })}
            href={vehiclesPath({ class: null, filters: `words=${encodeURIComponent(number)}` })}
          >
            {t('find.searchInstead', { words: number })}
          </AppLink>
        </>
      }
    >
      {t(isSignedIn ? 'find.orderUnknown' : 'find.orderSignIn')}
    </MessagePage>
  )
}
