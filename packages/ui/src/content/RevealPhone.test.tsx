import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { render } from '../../test/render.tsx'
import { RevealPhone } from './RevealPhone.tsx'

afterEach(cleanup)

it('keeps the number off the page until it is asked for, then dials it', async () => {
  const user = userEvent.setup()
  const { container } = render(<RevealPhone phone="+254 700 (123) 456" />)
  expect(container.innerHTML).not.toContain('700')
  await user.click(screen.getByRole('button', { name: 'Reveal phone number' }))
  const link = screen.getByRole('link', { name: '+254 700 (123) 456' })
  expect(link.getAttribute('href')).toBe('tel:+254700123456')
  expect(document.activeElement).toBe(link)
})

it('asks for a number that is not known yet, and shows it when it is there', async () => {
  const user = userEvent.setup()
  let asked = 0
  const phone = (known: string | null) => (
    <RevealPhone phone={known} onReveal={() => (asked += 1)} />
  )
  const { rerender } = render(phone(null))
  await user.click(screen.getByRole('button', { name: 'Reveal phone number' }))
  expect(asked).toBe(1)
  expect(screen.queryByRole('link')).toBeNull()
  rerender(phone('+254 722 345678'))
  expect(screen.getByRole('link').getAttribute('href')).toBe('tel:+254722345678')
})
