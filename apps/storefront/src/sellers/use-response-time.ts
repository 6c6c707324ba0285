import { useTranslate } from '@bandari/i18n/react'

const anHour = 60
const aDay = 24 * anHour

/** How fast a seller answers, in the unit that people think in; as the portal tells it. */
export function useResponseTime(): (minutes: number) => string {
  const t = useTranslate()
  return (minutes) => {
    if (minutes < anHour) return t('seller.answers.minutes', { count: minutes })
    if (minutes < 2 * aDay)
      return t('seller.answers.hours', { count: Math.round(minutes / anHour) })
    return t('seller.answers.days', { count: Math.round(minutes / aDay) })
  }
}
