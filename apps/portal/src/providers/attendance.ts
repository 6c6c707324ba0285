const aMinute = 60_000

let lastInput = Date.now()

/** Begins to notice what is done to the page; the portal does so as it starts. */
export function watchAttendance(): void {
  const listening = { capture: true, passive: true }
  for (const kind of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'])
    window.addEventListener(kind, () => (lastInput = Date.now()), listening)
}

/**
 * Nobody has touched this page for a minute. Lists are read again by themselves, which must not keep somebody who has
 * left signed in.
 */
export function isUnattended(): boolean {
  return Date.now() - lastInput > aMinute
}
