import { useFormat, useTranslate } from '@bandari/i18n/react'
import { setCookie } from '@bandari/sdk/cookie'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useSite } from '../shared/page/settings.ts'
import { bytesSince } from './page-weight.ts'
import css from './DataSaver.module.css'

const aYear = 365 * 24 * 3600

/** The switch, and what the page cost; the server draws the page anew without what can wait. */
export function DataSaver() {
  const t = useTranslate()
  const { savesData } = useSite()
  const change = () => {
    setCookie('bandari_saver', savesData ? 'off' : 'on', aYear)
    window.location.reload()
  }
  return (
    <p className={css.saver}>
      <label className={css.switch}>
        <input
          type="checkbox"
          role="switch"
          aria-checked={savesData}
          checked={savesData}
          onChange={change}
        />
        {t('offline.saver')}
      </label>
      {savesData && <Weight />}
    </p>
  )
}

/** What came over the network for this page, as the browser counted it. */
function Weight() {
  const t = useTranslate()
  const { count } = useFormat()
  const { key } = useLocation()
  const [bytes, setBytes] = useState<number | null>(null)
  const first = useRef(key)
  useEffect(() => {
    // The document's own page began with it, another one with its link.
    const at = first.current === key ? 0 : performance.now()
    const measure = () =>
      setBytes(
        bytesSince(at, [
          ...performance.getEntriesByType('navigation'),
          ...performance.getEntriesByType('resource'),
        ]),
      )
    measure()
    if (typeof PerformanceObserver === 'undefined') return
    const observer = new PerformanceObserver(measure)
    observer.observe({ type: 'resource' })
    return () => observer.disconnect()
  }, [key])
  if (bytes === null) return null
  return <output>{t('offline.weight', { size: count(Math.ceil(bytes / 1000)) })}</output>
}
