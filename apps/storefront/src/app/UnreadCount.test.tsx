import { translatorOf } from '@bandari/i18n/catalogues'
import { TranslatorProvider } from '@bandari/i18n/react'
import type { Caller } from '@bandari/sdk'
import { act, cleanup, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, expect, test, vi } from 'vitest'
import { createStore } from './store.ts'
import { UnreadCount } from './UnreadCount.tsx'

const second = 1000
const twoMinutes = 120 * second

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('the header asks for unread messages every two minutes, while somebody looks at the page', async () => {
  vi.useFakeTimers()
  let unread = 1
  const GET = vi.fn(async () => ({ data: { unread }, response: { ok: true } }))
  const store = createStore({ client: { GET } as unknown as Caller, language: 'en' })
  const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
  render(
    <Provider store={store}>
      <TranslatorProvider value={translatorOf('en')}>
        <UnreadCount />
      </TranslatorProvider>
    </Provider>,
  )
  const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
  await pass(second)
  expect(screen.getByText('1')).toBeTruthy()
  unread = 2
  await pass(twoMinutes)
  expect(screen.getByText('2')).toBeTruthy()
  isHidden.mockReturnValue(true)
  await pass(twoMinutes)
  expect(GET).toHaveBeenCalledTimes(2)
})
