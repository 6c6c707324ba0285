import { expect, it } from 'vitest'
import { readPictureName } from './asked-picture.ts'

it.each([
  ['en/details/4711.jpg', { language: 'en', vehicle: 4711, country: null }],
  ['sw/details/4711/zm.jpg', { language: 'sw', vehicle: 4711, country: 'zm' }],
  ['fr/cars.jpg', { language: 'fr', cars: {} }],
  [
    'pt/cars/toyota/vitz/zambia.jpg',
    { language: 'pt', cars: { make: 'toyota', model: 'vitz', country: 'zambia' } },
  ],
  ['en/cars/toyota/in/zambia.jpg', { language: 'en', cars: { make: 'toyota', country: 'zambia' } }],
  ['en/cars/in/zambia.jpg', { language: 'en', cars: { country: 'zambia' } }],
  ['en/cars/body/suv.jpg', { language: 'en', cars: { body: 'suv' } }],
])('%s is %j', (name, asked) => {
  expect(readPictureName(name)).toEqual(asked)
})

it.each([
  'de/cars.jpg',
  'constructor/cars.jpg',
  'en/cars.png',
  'en/details.jpg',
  'en/details/0.jpg',
  'en/details/4711/zm/lusaka.jpg',
  'en/details/99999999999.jpg',
  'en/cars/in.jpg',
  'en/cars/a/b/c/d.jpg',
  'en/cars/Toyota.jpg',
  'en/my-basket.jpg',
  'en.jpg',
  '',
])('%s is no picture', (name) => {
  expect(readPictureName(name)).toBeNull()
})
