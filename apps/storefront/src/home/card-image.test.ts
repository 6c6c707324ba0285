import { describe, expect, test } from 'vitest'
import { cardImage } from './card-image.ts'

describe('the picture of a home card (buyer spec §2)', () => {
  test.each([
    ['https://i.example/images/g/abc/s-l1600.jpg', 'https://i.example/images/g/abc/s-l225.jpg'],
    ['https://i.example/images/g/abc/s-l500.png', 'https://i.example/images/g/abc/s-l225.jpg'],
    ['https://i.example/s-l64.webp', 'https://i.example/s-l225.jpg'],
  ])('%s ends in s-l225.jpg', (address, src) => {
    expect(cardImage(address)).toEqual({ src })
  })

  test('one of ours is its smallest size', () => {
    expect(cardImage('http://shop.example/media/3f9a-640.jpg')).toEqual({
      src: 'http://shop.example/media/3f9a-320.jpg',
      avif: 'http://shop.example/media/3f9a-320.avif',
    })
  })

  test.each(['https://i.example/s-large/car.jpg', 'https://i.example/s-l225'])(
    '%s names no size and stays',
    (address) => {
      expect(cardImage(address)).toEqual({ src: address })
    },
  )

  test('no picture is none', () => {
    expect(cardImage('No_Image_found')).toBeNull()
  })
})
