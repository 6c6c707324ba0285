/** From when and until when something is shown; null is without a bound. */
export interface Schedule {
  starts_at: Date | null
  ends_at: Date | null
}

interface SentSchedule {
  starts_at?: string | null | undefined
  ends_at?: string | null | undefined
}

export type ScheduleState = 'scheduled' | 'shown' | 'ended'

/** The end does not belong to it: two that follow each other never stand side by side. */
export function scheduleState({ starts_at, ends_at }: Schedule, now: Date): ScheduleState {
  if (ends_at !== null && ends_at <= now) return 'ended'
  return starts_at !== null && starts_at > now ? 'scheduled' : 'shown'
}

/** A time that was not sent stays. */
export function readSchedule(
  sent: SentSchedule,
  before: Schedule = { starts_at: null, ends_at: null },
): { schedule: Schedule } | { mistakes: { ends_at: ['end_before_beginning'] } } {
  const read = (wished: string | null | undefined, was: Date | null) => {
    if (wished === undefined) return was
    return wished === null ? null : new Date(wished)
  }
  const starts_at = read(sent.starts_at, before.starts_at)
  const ends_at = read(sent.ends_at, before.ends_at)
  if (starts_at !== null && ends_at !== null && ends_at <= starts_at)
    return { mistakes: { ends_at: ['end_before_beginning'] } }
  return { schedule: { starts_at, ends_at } }
}

/** Whether both are shown at some moment. */
export function overlaps(one: Schedule, other: Schedule): boolean {
  const isBefore = (end: Date | null, start: Date | null) =>
    end !== null && start !== null && end <= start
  return !isBefore(one.ends_at, other.starts_at) && !isBefore(other.ends_at, one.starts_at)
}

/** As versions and the audit hold it. */
export function scheduleView({ starts_at, ends_at }: Schedule) {
  return {
    starts_at: starts_at?.toISOString() ?? null,
    ends_at: ends_at?.toISOString() ?? null,
  }
}

export function isSameSchedule(one: Schedule, other: Schedule): boolean {
  return (
    one.starts_at?.getTime() === other.starts_at?.getTime() &&
    one.ends_at?.getTime() === other.ends_at?.getTime()
  )
}
