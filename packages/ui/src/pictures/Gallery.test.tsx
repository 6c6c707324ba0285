import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { render } from '../../test/render.tsx'
import { Gallery } from './Gallery.tsx'

afterEach(cleanup)

const pictures = ['a', 'b', 'c'].map((hash) => `http://localhost:8080/media/${hash}-640.jpg`)

function shown(): string | null {
  const choice = screen.getByRole('list', { name: 'Choose a picture' })
  return within(choice).getByRole('button', { current: true }).getAttribute('aria-label')
}

describe('Gallery', () => {
  it('moves with the arrow keys and stops at the ends', async () => {
    const user = userEvent.setup()
    render(<Gallery label="Toyota Hilux" pictures={pictures} />)
    screen.getByRole('region', { name: 'Toyota Hilux' }).focus()
    expect(shown()).toBe('Show picture 1')
    await user.keyboard('{ArrowLeft}')
    expect(shown()).toBe('Show picture 1')
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    expect(shown()).toBe('Show picture 3')
    await user.keyboard('{Home}')
    expect(shown()).toBe('Show picture 1')
    await user.keyboard('{End}')
    expect(shown()).toBe('Show picture 3')
  })

  it('shows the picture of a thumbnail and counts it', async () => {
    const user = userEvent.setup()
    render(<Gallery label="Toyota Hilux" pictures={pictures} />)
    await user.click(screen.getByRole('button', { name: 'Show picture 2' }))
    expect(shown()).toBe('Show picture 2')
    expect(screen.getByText('2 / 3')).toBeTruthy()
  })

  it('fetches only the first picture until somebody touches it', async () => {
    const user = userEvent.setup()
    render(<Gallery label="Toyota Hilux" pictures={pictures} />)
    const loading = () =>
      screen
        .getAllByAltText(/Toyota Hilux, picture/)
        .map((picture) => picture.getAttribute('loading'))
    expect(loading()).toEqual(['eager'])
    await user.hover(screen.getByRole('region', { name: 'Toyota Hilux' }))
    expect(loading()).toEqual(['eager', 'lazy', 'lazy'])
  })

  it('has nothing to control with one picture or none', () => {
    const { rerender } = render(<Gallery label="Toyota Hilux" pictures={pictures.slice(0, 1)} />)
    expect(screen.queryByRole('button')).toBeNull()
    rerender(<Gallery label="Toyota Hilux" pictures={[]} />)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText('No picture yet')).toBeTruthy()
  })

  it('opens the picture that is shown, by its button and by a press on it', async () => {
    const user = userEvent.setup()
    const onZoom = vi.fn<(index: number) => void>()
    render(<Gallery label="Toyota Hilux" pictures={pictures} onZoom={onZoom} />)
    await user.click(screen.getByRole('button', { name: 'Show picture 2' }))
    await user.click(screen.getByRole('button', { name: 'Zoom picture' }))
    await user.click(screen.getByAltText('Toyota Hilux, picture 2'))
    expect(onZoom.mock.calls).toEqual([[1], [1]])
  })

  it('has nothing to open without a picture, or unless asked for', () => {
    const { rerender } = render(<Gallery label="Toyota Hilux" pictures={[]} onZoom={vi.fn()} />)
    expect(screen.queryByRole('button')).toBeNull()
    rerender(<Gallery label="Toyota Hilux" pictures={pictures.slice(0, 1)} />)
    expect(screen.queryByRole('button', { name: 'Zoom picture' })).toBeNull()
  })
})
