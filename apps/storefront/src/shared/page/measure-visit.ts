import { isLanguage } from '@bandari/i18n'
import type { VitalsInput } from '@bandari/sdk'
import type { Metric } from 'web-vitals'
import type { Site } from './settings.ts'

/** What a browser may say of its visitor's wishes; not every one knows these. */
interface Wishes {
  globalPrivacyControl?: boolean
  connection?: { saveData?: boolean }
}

type Visit = Pick<Site, 'language' | 'pagePattern' | 'savesData'>

/** As the contract bounds it; a page that took an hour is no slower than one that took two. */
const mostMilliseconds = 3_600_000

/**
 * Measures how soon the page came, answers and stands still, and tells the shop once, when the page is first left or
 * hidden: without a cookie, and nothing of who visits. Whoever asks not to be tracked, or saves data, is not measured.
 */
export function measureVisit(visit: Visit): void {
  if (isUnwanted(visit)) return
  const begin = () => whenIdle(() => void measure(visit).catch(reportError))
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin, { once: true })
}

function isUnwanted({ language, savesData }: Visit): boolean {
  const { doNotTrack, globalPrivacyControl, connection } = navigator as Navigator & Wishes
  if (doNotTrack === '1' || globalPrivacyControl === true) return true
  return savesData || connection?.saveData === true || !isLanguage(language)
}

function whenIdle(run: () => void) {
  // Safari has learnt it late.
  if ('requestIdleCallback' in window) window.requestIdleCallback(run)
  else setTimeout(run, 200)
}

async function measure({ language, pagePattern }: Visit) {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals')
  const found = new Map<Metric['name'], number>()
  const note = ({ name, value }: Metric) => void found.set(name, value)
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(note)
  const milliseconds = (name: Metric['name']) => {
    const value = found.get(name)
    return value === undefined ? undefined : Math.min(Math.round(value), mostMilliseconds)
  }
  // On the window, which hears of it after what the library listens on.
  const leaving = new AbortController()
  const send = () => {
    if (document.visibilityState !== 'hidden' || found.size === 0 || !isLanguage(language)) return
    leaving.abort()
    const shift = found.get('CLS')
    tell({
      page: pagePattern,
      language,
      device: window.innerWidth < 768 ? 'phone' : 'desktop',
      lcp: milliseconds('LCP'),
      inp: milliseconds('INP'),
      cls: shift === undefined ? undefined : Math.min(Number(shift.toFixed(4)), 1000),
      fcp: milliseconds('FCP'),
      ttfb: milliseconds('TTFB'),
    })
  }
  window.addEventListener('visibilitychange', send, { signal: leaving.signal })
}

/** What is `undefined` is not sent. */
function tell(body: { [Name in keyof VitalsInput]: VitalsInput[Name] | undefined }) {
  navigator.sendBeacon(
    '/api/vitals/',
    new Blob([JSON.stringify(body)], { type: 'application/json' }),
  )
}
