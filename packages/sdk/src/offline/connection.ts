/** What a page says of its connection. */
export interface Connection {
  isOffline: boolean
  /** How old the oldest thing on the page is, in milliseconds since 1970. */
  asOf: number
  /** Something on it came from what was kept, although there may be a network by now. */
  isKept: boolean
  /** Something on it was never seen on this device. */
  isMissing: boolean
}

export type ConnectionEvent =
  | { is: 'offline' | 'online' | 'missing' }
  | { is: 'kept'; at: number }
  /** Another page is drawn. */
  | { is: 'page'; at: number }

export function connectionAfter(before: Connection, event: ConnectionEvent): Connection {
  switch (event.is) {
    case 'offline':
      return { ...before, isOffline: true }
    case 'online':
      return { ...before, isOffline: false }
    case 'missing':
      return { ...before, isMissing: true }
    case 'kept':
      return { ...before, isKept: true, asOf: Math.min(before.asOf, event.at) }
    case 'page':
      return { ...before, isKept: false, isMissing: false, asOf: event.at }
  }
}

/** Whether there is something to say. */
export function isNotable({ isOffline, isKept }: Connection): boolean {
  return isOffline || isKept
}
