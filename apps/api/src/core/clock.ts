/** The current time; a test moves it by hand. */
export interface Clock {
  now: () => Date
}

export const systemClock: Clock = { now: () => new Date() }
