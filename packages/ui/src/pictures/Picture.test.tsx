import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { render } from '../../test/render.tsx'
import { Picture } from './Picture.tsx'
import { pictureSources } from './picture-sources.ts'

afterEach(cleanup)

const src = 'http://localhost:8080/media/9f2c-640-640.jpg'

describe('pictureSources', () => {
  it('replaces only the tail, in every width and format', () => {
    expect(pictureSources(src)?.avif).toBe(
      [320, 640, 960, 1600]
        .map((width) => `http://localhost:8080/media/9f2c-640-${width}.avif ${width}w`)
        .join(', '),
    )
  })

  it.each(['https://example.com/car.jpg', 'https://example.com/car-640.png', 'No_Image_found'])(
    'knows no renditions of %s',
    (other) => expect(pictureSources(other)).toBeNull(),
  )
})

describe('Picture', () => {
  it('is lazy unless it is the eager one', () => {
    render(<Picture src={src} alt="side" />)
    render(<Picture src={src} alt="front" eager />)
    expect(screen.getByAltText('side').getAttribute('loading')).toBe('lazy')
    const eager = screen.getByAltText('front')
    expect(eager.getAttribute('loading')).toBe('eager')
    expect(eager.getAttribute('fetchpriority')).toBe('high')
  })

  it.each(['No_Image_found', null, ''])('draws a tile for %s', (missing) => {
    const { container } = render(<Picture src={missing} alt="Toyota Hilux" />)
    expect(container.querySelector('img')).toBeNull()
    expect(container.textContent).toBe('No picture yet: Toyota Hilux')
  })
})
