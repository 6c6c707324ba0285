import { t } from '../language/translator.ts'

export interface Remaining {
  isOverdue: boolean
  /** `14:05 left`, `Overdue by 3:10`, `Overdue by 2 h 15 min`. */
  text: string
}

/** The time left until a deadline, or the time since it passed. */
export function timeLeft({ due_at }: { due_at: string }, now: number): Remaining {
  const seconds = Math.floor((Date.parse(due_at) - now) / 1000)
  return seconds < 0
    ? { isOverdue: true, text: t('staff.overdueBy', { duration: duration(-seconds) }) }
    : { isOverdue: false, text: t('staff.timeLeft', { duration: duration(seconds) }) }
}

const hour = 3600
const day = 24 * hour

/** `14:05`; seconds are dropped from an hour on, minutes from a day on. */
function duration(seconds: number): string {
  if (seconds < hour) {
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  }
  return longDuration(seconds)
}

/** `14 min`, `2 h 15 min`, `3 d 4 h`. */
export function longDuration(seconds: number): string {
  if (seconds >= day) {
    const hours = Math.floor((seconds % day) / hour)
    return t('staff.duration.days', { days: Math.floor(seconds / day), hours })
  }
  const minutes = Math.floor(seconds / 60)
  if (seconds >= hour) {
    return t('staff.duration.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
  }
  return minutes < 1 ? t('staff.duration.less') : t('staff.duration.minutes', { minutes })
}
