import { t } from '../../language/translator.ts'

const anHour = 60
const aDay = 24 * anHour

/** How fast a seller answers, in the unit that people think in. */
export function formatResponseTime(minutes: number): string {
  if (minutes < anHour) return t('portalMessages.answers.minutes', { count: minutes })
  if (minutes < 2 * aDay) {
    return t('portalMessages.answers.hours', { count: Math.round(minutes / anHour) })
  }
  return t('portalMessages.answers.days', { count: Math.round(minutes / aDay) })
}
