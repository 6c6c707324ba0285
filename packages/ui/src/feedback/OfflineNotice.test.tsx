import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { render } from '../../test/render.tsx'
import { OfflineNotice, type OfflineNoticeProps } from './OfflineNotice.tsx'

afterEach(cleanup)

const online: OfflineNoticeProps = {
  isOffline: false,
  isKept: false,
  isMissing: false,
  when: '29 November 2026, 04:16 EAT',
  letters: [],
  onWithdraw: () => Promise.resolve(true),
}
const letter = { key: 'a', text: 'A left mirror', refused: null }

it('says nothing while there is a network and nothing waits', () => {
  const { container } = render(<OfflineNotice {...online} />)
  expect(container.textContent).toBe('')
})

it.each([
  [{ isOffline: true }, 'You are offline. What you see here is as of 29 November 2026, 04:16 EAT.'],
  [{ isKept: true }, 'The network did not answer.'],
  [{ isOffline: true, isMissing: true }, 'Part of this page was not opened on this device before.'],
  [{ isOffline: true, isOfMoney: true }, 'Orders and payments cannot wait'],
])('of %j it says so', (state, words) => {
  render(<OfflineNotice {...online} {...state} />)
  expect(screen.getByRole('status').textContent).toContain(words)
})

it('offers to load again what is old, only where a network is', () => {
  const { rerender } = render(<OfflineNotice {...online} isKept />)
  expect(screen.getByRole('button', { name: 'Load again' })).toBeTruthy()
  rerender(<OfflineNotice {...online} isKept isOffline />)
  expect(screen.queryByRole('button', { name: 'Load again' })).toBeNull()
})

it('what waits can be withdrawn, and is told when it had gone already', async () => {
  const withdrawn: string[] = []
  const onWithdraw = (key: string) => Promise.resolve(withdrawn.push(key) > 1)
  render(<OfflineNotice {...online} letters={[letter]} onWithdraw={onWithdraw} />)
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw: A left mirror' }))
  expect(withdrawn).toEqual(['a'])
  expect(await screen.findByText('It had been sent already.')).toBeTruthy()
})

it('tells why the shop did not take what was sent', () => {
  render(<OfflineNotice {...online} letters={[{ ...letter, refused: 'Too long.' }]} />)
  expect(screen.getByRole('listitem').textContent).toContain('The shop did not take it. Too long.')
})
