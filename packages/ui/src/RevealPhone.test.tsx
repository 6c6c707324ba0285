import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { render } from '../test/render.tsx'
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
