import { describe, expect, it } from 'vitest'
import { isPictureHeading, picturePlaces, picturesIn } from './picture-columns.ts'

describe('isPictureHeading', () => {
  it.each([
    'pictures',
    'Picture',
    'PICTURE URL',
    'image',
    'Images',
    'image 1',
    'image_12',
    'Image-URL-3',
    'img',
    'photo',
    'Photos',
    'photo links',
    'Photo address',
    'PicURL',
    'main_image_url',
    'Gallery images',
    'fotos',
    'Imagens',
    'picha',
  ])('%s', (heading) => {
    expect(isPictureHeading(heading)).toBe(true)
  })

  it.each(['', 'title', 'picture frame', 'imager', 'photographer', 'image 1000', 'url', 'topics'])(
    'not %s',
    (heading) => {
      expect(isPictureHeading(heading)).toBe(false)
    },
  )

  it('every column of them, in the order of the file', () => {
    expect(picturePlaces(['reference', 'image 2', 'make', 'image 1'])).toEqual([1, 3])
  })
})

describe('picturesIn', () => {
  const [a, b] = ['https://pictures.example/1041.jpg', 'http://pictures.example/1041-2.jpg?w=800']
  it.each([
    [`${a}|${b}`],
    [`${a};${b}`],
    [`${a}; ${b}`],
    [`${a},${b}`],
    [`${a}, ${b},`],
    [`${a} ${b}`],
    [`${a}\n${b}\n`],
    [`${a}\r\n\r\n${b}`],
    [`"${a}" | "${b}"`],
    [`${a} ${a} ${b}`],
  ])('%j', (cell) => {
    expect(picturesIn(['x', cell], [1])).toEqual([a, b])
  })

  it('signs inside an address stay', () => {
    const one = 'https://cdn.example/w_800,h_600;q=1|x/a.jpg'
    expect(picturesIn([`${one}, ${b}`], [0])).toEqual([one, b])
  })

  it('without a scheme', () => {
    expect(
      picturesIn(['www.example.com/1.jpg,//cdn.example.com/2.jpg example.com/3.jpg'], [0]),
    ).toEqual([
      'https://www.example.com/1.jpg',
      'https://cdn.example.com/2.jpg',
      'https://example.com/3.jpg',
    ])
  })

  it('what is no address is kept to be told, in the order of the columns', () => {
    expect(picturesIn([b, 'a.jpg,b.jpg', '', a], [0, 1, 2, 3])).toEqual([b, 'a.jpg', 'b.jpg', a])
  })

  it('has an end', () => {
    const many = Array.from({ length: 5000 }, (_, n) => `https://e.example/${n}`).join(' ')
    expect(picturesIn([many], [0])).toHaveLength(100)
  })
})
