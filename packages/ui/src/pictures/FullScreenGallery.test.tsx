import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import '../../test/browser-in-jsdom.ts'
import { render } from '../../test/render.tsx'
import { FullScreenGallery } from './FullScreenGallery.tsx'

afterEach(cleanup)

const pictures = ['a', 'b', 'c', 'd', 'e'].map((hash) => `http://localhost/media/${hash}-640.jpg`)

function Opened({ start }: { start: number }) {
  const [isOpen, setOpen] = useState(true)
  return isOpen ? (
    <FullScreenGallery
      label="Toyota Hilux"
      pictures={pictures}
      start={start}
      onClose={() => setOpen(false)}
    />
  ) : (
    <p>Closed</p>
  )
}

const open = (start: number) => {
  render(<Opened start={start} />)
  return userEvent.setup()
}

/** The scale of the picture that is shown. */
const scale = () => {
  const shown = document.querySelector<HTMLElement>('[aria-hidden=false] > div')
  return Number(/scale\(([\d.]+)\)/.exec(shown?.style.transform ?? '')?.[1] ?? 1)
}

const fetched = () =>
  [...document.querySelectorAll('img')].map((image) => /(\w)-640/.exec(image.src)?.[1])

describe('FullScreenGallery', () => {
  it('begins with the picture that was chosen, and fetches no more than its neighbours', () => {
    open(2)
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Toyota Hilux' }))
    expect(screen.getByText('3 / 5')).toBeTruthy()
    expect(fetched()).toEqual(['b', 'c', 'd'])
  })

  it('reads out the picture that is shown, and no other', async () => {
    const user = open(2)
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
      'Toyota Hilux, picture 3',
    ])
    await user.keyboard('{ArrowRight}')
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
      'Toyota Hilux, picture 4',
    ])
  })

  it('goes through the pictures by keys and buttons, and stops at the ends', async () => {
    const user = open(0)
    await user.keyboard('{End}')
    expect(screen.getByText('5 / 5')).toBeTruthy()
    const next = screen.getByRole('button', { name: 'Next picture' })
    expect(next.getAttribute('aria-disabled')).toBe('true')
    await user.click(next)
    expect(screen.getByText('5 / 5')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Previous picture' }))
    expect(screen.getByText('4 / 5')).toBeTruthy()
  })

  it('enlarges by keys and buttons; then the arrows move the picture and not the row', async () => {
    const user = open(1)
    const zoomOut = screen.getByRole('button', { name: 'Zoom out' })
    expect(zoomOut.getAttribute('aria-disabled')).toBe('true')
    await user.keyboard('+')
    await waitFor(() => expect(scale()).toBeGreaterThan(1.2))
    await user.keyboard('{ArrowRight}')
    expect(screen.getByText('2 / 5')).toBeTruthy()
    await waitFor(() => expect(zoomOut.getAttribute('aria-disabled')).toBe('false'))
    await user.keyboard('0')
    await waitFor(() => expect(scale()).toBe(1))
    await user.click(screen.getByRole('button', { name: 'Zoom in' }))
    await waitFor(() => expect(scale()).toBeGreaterThan(1.2))
    // The larger file is asked for only now.
    await waitFor(() =>
      expect([...document.querySelectorAll('[aria-hidden=false] source')].map(sizesOf)).toEqual([
        '400vw',
        '400vw',
      ]),
    )
  })

  it('enlarges by a double press, and the next picture begins small', async () => {
    const user = open(1)
    const row = screen.getByRole('region', { name: 'Toyota Hilux' })
    fireEvent.doubleClick(row, { clientX: 10, clientY: 10 })
    await waitFor(() => expect(scale()).toBe(2.5))
    await user.click(screen.getByRole('button', { name: 'Next picture' }))
    await waitFor(() => expect(scale()).toBe(1))
    expect(screen.getByText('3 / 5')).toBeTruthy()
  })

  it('closes by its button', async () => {
    const user = open(0)
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.getByText('Closed')).toBeTruthy()
  })
})

const sizesOf = (source: Element) => source.getAttribute('sizes')
