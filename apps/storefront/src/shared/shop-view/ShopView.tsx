import { formatMoment, formatZone } from '@bandari/i18n/format'
import { useTranslate, useTranslator } from '@bandari/i18n/react'
import type { ShopView as View } from '@bandari/sdk/shop-view'
import { Button } from '@bandari/ui'
import { useCallback, useEffect } from 'react'
import { useSignOutMutation } from '../../api/sign-in.ts'
import { paths } from '../addresses/paths.ts'
import { useSite } from '../page/settings.ts'
import css from './ShopView.module.css'

/** What staff see who look at the shop as a customer: as whom, until when, and a way to end it. The server refuses every write. */
export function ShopView({ view: { email, until } }: { view: View }) {
  const t = useTranslate()
  const { locale } = useTranslator()
  const { timeZone } = useSite()
  const [signOut, { isLoading }] = useSignOutMutation()
  const end = useCallback(async () => {
    await signOut()
    // A new document: nothing of the customer stays on the screen.
    window.location.replace(paths.home())
  }, [signOut])
  useEffect(() => {
    const timer = setTimeout(() => void end(), Math.max(0, Date.parse(until) - Date.now()))
    return () => clearTimeout(timer)
  }, [until, end])
  return (
    <aside className={css.bar} aria-label={t('shopView.label')}>
      <p className={css.told}>
        <strong>{t('shopView.told', { email })}</strong>
        <span>
          {t('shopView.until', {
            moment: `${formatMoment(until, locale, timeZone)} ${formatZone(until, locale, timeZone)}`,
          })}
        </span>
      </p>
      <Button variant="secondary" loading={isLoading} onClick={() => void end()}>
        {t('shopView.end')}
      </Button>
    </aside>
  )
}
