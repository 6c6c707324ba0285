import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { render } from '../../test/render.tsx'
import { Pager } from './Pager.tsx'
import { pagerWindow } from './pager-window.ts'

afterEach(cleanup)

describe('pagerWindow', () => {
  it.each([
    [1, 57, 5, [1, 2, 3, 4, 5]],
    [3, 57, 5, [1, 2, 3, 4, 5]],
    [4, 57, 5, [2, 3, 4, 5, 6]],
    [55, 57, 5, [53, 54, 55, 56, 57]],
    [57, 57, 5, [53, 54, 55, 56, 57]],
    [2, 3, 5, [1, 2, 3]],
    [5, 9, 3, [4, 5, 6]],
    [99, 9, 3, [7, 8, 9]],
    [1, 0, 5, []],
  ])('page %s of %s shows %s numbers: %s', (page, pages, size, numbers) => {
    expect(pagerWindow({ page, pages, size })).toEqual(numbers)
  })
})

describe('Pager', () => {
  const hrefFor = (page: number) => `/search/${page}/0/0/1/*/*/0`

  it('links every number it shows and both neighbours', () => {
    render(<Pager page={4} pages={57} hrefFor={hrefFor} />)
    const links = within(screen.getByRole('navigation', { name: 'Pages' })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      [3, 2, 3, 4, 5, 6, 5].map(hrefFor),
    )
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('4')
  })

  it('has no link beyond either end', () => {
    const { rerender } = render(<Pager page={1} pages={2} hrefFor={hrefFor} />)
    expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Next page' })).toBeTruthy()
    rerender(<Pager page={2} pages={2} hrefFor={hrefFor} />)
    expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Previous page' })).toBeTruthy()
  })

  it('is absent for a single page', () => {
    const { container } = render(<Pager page={1} pages={1} hrefFor={hrefFor} />)
    expect(container.innerHTML).toBe('')
  })
})
