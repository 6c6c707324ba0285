// @vitest-environment jsdom
import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lazyComponent } from './lazy-component.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A page with a part whose code does not come the first `failures` times. */
function drawPage(failures: number) {
  const load = vi.fn(() =>
    load.mock.calls.length > failures
      ? Promise.resolve(() => <p>Facts</p>)
      : Promise.reject(new Error('The line broke.')),
  )
  const Part = lazyComponent(load)
  const page = render(
    <main>
      <h1>Toyota Premio</h1>
      <Part />
    </main>,
  )
  const after = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
  return { text: () => page.container.textContent, load, after }
}

it('asks for the code of a part until it comes, and the page stays', async () => {
  const { text, after } = drawPage(3)
  await after(20_000)
  expect(text()).toBe('Toyota Premio')
  await after(10_000)
  expect(text()).toBe('Toyota PremioFacts')
})

it('asks at once when the network is back', async () => {
  const { text, after } = drawPage(1)
  await after(0)
  expect(text()).toBe('Toyota Premio')
  window.dispatchEvent(new Event('online'))
  await after(0)
  expect(text()).toBe('Toyota PremioFacts')
})
