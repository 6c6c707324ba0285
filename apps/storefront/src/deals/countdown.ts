export interface TimeLeft {
  days: number
  hours: number
  minutes: number
  seconds: number
}

/** The time left until `end`, in whole seconds rounded up; null once it has come. Milliseconds. */
export function timeLeft(end: number, now: number): TimeLeft | null {
  const left = Math.ceil((end - now) / 1000)
  if (left <= 0) return null
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  }
}
