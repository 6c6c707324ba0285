import { formatMoment, formatZone } from '@bandari/i18n/format'
import { useTranslator } from '@bandari/i18n/react'
import { offline, startOffline } from '@bandari/sdk/offline'
import { shopView } from '@bandari/sdk/shop-view'
import { OfflineNotice } from '@bandari/ui'
import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useHref, useLocation } from 'react-router-dom'
import { lazyPart } from '../shared/page/lazy-component.tsx'
import { withMessages } from '../shared/page/lazy-messages.ts'
import { type Site, useSite } from '../shared/page/settings.ts'

/** Only staff who look at the shop as a customer load it. */
const ShopView = lazyPart(() =>
  withMessages(['shopView'], import('../shared/shop-view/ShopView.tsx')).then((module) => ({
    default: module.ShopView,
  })),
)

/** Pages on which somebody orders or pays. */
const ofMoney = /^\/(my-basket|checkout|review-order|confirm-order)$/

/** Milliseconds until a visit is measured: all that the page needs is there. */
const measuredAfter = 2000

/** What the page says of its network. Its code comes after the page's, and registers the worker after all else. */
export function Connection() {
  const site = useSite()
  const { renderedAt, timeZone } = site
  const { locale } = useTranslator()
  const { pathname, key } = useLocation()
  const state = useSyncExternalStore(offline.subscribe, offline.state, offline.state)
  const asOf = new Date(state.asOf).toISOString()
  const shell = useHref('/offline')
  const drawn = useRef(key)
  const [view] = useState(shopView.current)
  useEffect(() => {
    offline.hear({ is: 'page', at: renderedAt })
    // What staff see of somebody else is kept by no browser.
    if (shopView.current() !== null) return undefined
    void startOffline({ script: '/worker.js', shell }).catch(reportError)
    if (Math.random() * 100 >= site.vitalsPercent) return undefined
    const timer = setTimeout(() => void measure(site).catch(reportError), measuredAfter)
    return () => clearTimeout(timer)
    // The document's own language and time never change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  // A page that was led to without a document is as of now, unless the worker says otherwise.
  useEffect(() => {
    if (drawn.current === key) return
    drawn.current = key
    offline.hear({ is: 'page', at: Date.now() })
  }, [key])
  return (
    <div className="container">
      <OfflineNotice
        {...state}
        when={`${formatMoment(asOf, locale, timeZone)} ${formatZone(asOf, locale, timeZone)}`}
        isOfMoney={ofMoney.test(pathname)}
        onWithdraw={offline.withdraw}
      />
      {view && (
        <Suspense>
          <ShopView view={view} />
        </Suspense>
      )}
    </div>
  )
}

async function measure(site: Site) {
  const { measureVisit } = await import('../shared/page/measure-visit.ts')
  measureVisit(site)
}
