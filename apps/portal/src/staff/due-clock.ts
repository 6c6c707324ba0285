export interface Clock {
  isOverdue: boolean
  /** `14:05 left`, `Overdue by 3:10`, `Overdue by 2 h 15 min`. */
  text: string
}

/** The time left until a deadline, or the time since it passed. */
export function clockOf({ due_at }: { due_at: string }, now: number): Clock {
  const seconds = Math.floor((Date.parse(due_at) - now) / 1000)
  return seconds < 0
    ? { isOverdue: true, text: `Overdue by ${duration(-seconds)}` }
    : { isOverdue: false, text: `${duration(seconds)} left` }
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
    return `${Math.floor(seconds / day)} d ${Math.floor((seconds % day) / hour)} h`
  }
  const minutes = Math.floor(seconds / 60)
  if (seconds >= hour) return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
  return minutes < 1 ? 'less than a minute' : `${minutes} min`
}
