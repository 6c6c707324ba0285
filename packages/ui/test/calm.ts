import { vi } from 'vitest'

/**
 * A person looks at a page when it has come to rest; a test is faster. After each of its looks and acts it waits until
 * nothing that the page asked for is on its way and React has drawn what came.
 */

/** React shows late parts of a page no sooner than 300 ms after the last, so that nothing flickers. Nobody sees it here. */
async function showPartsAtOnce() {
  const { setTimeout } = globalThis
  globalThis.setTimeout = ((act: () => void) => setTimeout(act)) as typeof setTimeout
  await import('react-dom/client')
  globalThis.setTimeout = setTimeout
}

await showPartsAtOnce()

const underWay = new Set<Promise<unknown>>()

/** A call of the page, so that the tests know of it. */
export function known<Answer>(call: Promise<Answer>): Promise<Answer> {
  underWay.add(call)
  const forget = () => underWay.delete(call)
  call.then(forget, forget)
  return call
}

/** Turns of the event loop from an answer to the calls that it leads to: its body is read, React draws, effects run. */
const turns = 4

/** Milliseconds of a turn in which something came. On a busy machine every turn is long: so many milliseconds are enough. */
const longTurn = 5
const longest = 3000

/** Nothing that the page asked for is on its way any more, neither answers nor modules. */
export async function calm() {
  const began = performance.now()
  for (let quiet = 0; quiet < turns; quiet += 1) {
    const asked = performance.now()
    await vi.dynamicImportSettled()
    await Promise.allSettled(underWay)
    const now = performance.now()
    // What came may lead to more.
    if (now - asked > longTurn && now - began < longest) quiet = -1
  }
}

/** For the test library's `asyncWrapper`, by which all its looks and acts go that wait. */
export async function thenCalm<Outcome>(act: () => Promise<Outcome>): Promise<Outcome> {
  const outcome = await act()
  await calm()
  return outcome
}
