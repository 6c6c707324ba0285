import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { render } from '../../test/render.tsx'
import { type Tab, Tabs } from './Tabs.tsx'

afterEach(cleanup)

type AuthTab = 'up' | 'in' | 'reset'

const tabs: Tab<AuthTab>[] = [
  { id: 'up', label: 'Sign up', content: 'Sign up form' },
  { id: 'in', label: 'Sign in', content: <input aria-label="Email" /> },
  { id: 'reset', label: 'Reset password', content: 'Reset form' },
]

function AuthTabs() {
  const [selected, setSelected] = useState<AuthTab>('in')
  return <Tabs label="Account" tabs={tabs} selected={selected} onSelect={setSelected} />
}

describe('Tabs', () => {
  it('moves focus and selection with the arrow keys, around both ends', async () => {
    const user = userEvent.setup()
    render(<AuthTabs />)
    screen.getByRole('tab', { name: 'Sign in' }).focus()
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(
      screen.getByRole('tab', { name: 'Reset password', selected: true }),
    )
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(
      screen.getByRole('tab', { name: 'Sign up', selected: true }),
    )
    await user.keyboard('{End}{Home}{ArrowLeft}')
    expect(screen.getByRole('tabpanel', { name: 'Reset password' }).textContent).toBe('Reset form')
  })

  it('has one stop for the Tab key', () => {
    render(<AuthTabs />)
    const stops = screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)
    expect(stops.map((tab) => tab.textContent)).toEqual(['Sign in'])
  })

  it('forgets what was typed in a tab that was left', async () => {
    const user = userEvent.setup()
    render(<AuthTabs />)
    await user.type(screen.getByLabelText('Email'), 'asha@example.com')
    await user.click(screen.getByRole('tab', { name: 'Sign up' }))
    await user.click(screen.getByRole('tab', { name: 'Sign in' }))
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('')
  })
})
