import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import '../../test/dialog.ts'
import { render } from '../../test/render.tsx'
import { Gallery } from './Gallery.tsx'
import { ZoomableGallery } from './ZoomableGallery.tsx'

afterEach(cleanup)

const pictures = ['a', 'b', 'c'].map((hash) => `http://localhost:8080/media/${hash}-640.jpg`)

describe('ZoomableGallery', () => {
  it('zooms into the picture that is shown, with the keyboard', async () => {
    const user = userEvent.setup()
    render(<ZoomableGallery label="Toyota Hilux" pictures={pictures} />)
    await user.click(screen.getByRole('button', { name: 'Show picture 2' }))
    await user.click(screen.getByRole('button', { name: 'Zoom picture' }))
    const zoom = within(screen.getByRole('dialog', { name: 'Toyota Hilux' }))
    expect(zoom.getByText('2 / 3')).toBeTruthy()
    expect(document.activeElement).toBe(zoom.getByRole('region', { name: 'Toyota Hilux' }))
    await user.keyboard('{ArrowRight}')
    expect(zoom.getByText('3 / 3')).toBeTruthy()
    await user.click(zoom.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Zoom picture' }))
  })

  it('has nothing to zoom into without a picture, or unless asked for', () => {
    const { rerender } = render(<ZoomableGallery label="Toyota Hilux" pictures={[]} />)
    expect(screen.queryByRole('button')).toBeNull()
    rerender(<Gallery label="Toyota Hilux" pictures={pictures.slice(0, 1)} />)
    expect(screen.queryByRole('button', { name: 'Zoom picture' })).toBeNull()
  })
})
