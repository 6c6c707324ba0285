import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { render } from '../../test/render.tsx'
import { DataSaver } from './data-saver.ts'
import { Gallery } from './Gallery.tsx'
import { Picture } from './Picture.tsx'
import { pictureSources } from './picture-sources.ts'
import { WaitingPicture } from './WaitingPicture.tsx'

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

describe('for somebody who saves data', () => {
  it('a picture waits for a press, and is the smallest', async () => {
    const { container } = render(
      <DataSaver value={(picture) => <WaitingPicture {...picture} />}>
        <Picture src={src} alt="front" sizes="640px" />
      </DataSaver>,
    )
    expect(container.querySelector('img, source')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: /^Show picture/ }))
    expect(screen.getByAltText('front').getAttribute('sizes')).toBe('100px')
  })

  it('a gallery has no row of small pictures, and a missing picture nothing to press', () => {
    render(
      <DataSaver value={(picture) => <WaitingPicture {...picture} />}>
        <Gallery label="Toyota Hilux" pictures={[src, src.replace('9f', '8e')]} />
        <Picture src={null} alt="none" />
      </DataSaver>,
    )
    expect(screen.queryByRole('list')).toBeNull()
    expect(screen.getAllByRole('button', { name: /^Show picture(?! \d)/ })).toHaveLength(2)
  })
})
