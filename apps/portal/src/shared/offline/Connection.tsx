import { offline, startOffline } from '@bandari/sdk/offline'
import { OfflineNotice } from '@bandari/ui'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useRefresh } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { formatMoment } from '../dates.ts'

/** What a page says of its network; it also registers the worker, after all else. */
export function Connection() {
  const { pathname, key } = useLocation()
  const refresh = useRefresh()
  const state = useSyncExternalStore(offline.subscribe, offline.state)
  useEffect(() => {
    void startOffline({ script: '/portal-worker.js', shell: '/' }).catch(reportError)
  }, [])
  // Each page is as of now, unless the worker says otherwise.
  const drawn = useRef('')
  useEffect(() => {
    if (drawn.current === key) return
    drawn.current = key
    offline.hear({ is: 'page', at: Date.now() })
  }, [key])
  // What has gone meanwhile stands in its thread.
  const count = state.letters.length
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current) refresh()
    before.current = count
  }, [count, refresh])
  return (
    <OfflineNotice
      {...state}
      when={formatMoment(new Date(state.asOf).toISOString())}
      isOfMoney={pathname.startsWith('/orders/')}
      onWithdraw={offline.withdraw}
    />
  )
}
