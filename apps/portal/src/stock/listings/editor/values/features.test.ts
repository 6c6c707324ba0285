import { expect, it } from 'vitest'
import { featuresOf, withFeatures } from './features.ts'

const options = ['Air conditioning', 'Sunroof']

it.each([
  ['sunroof', ['Sunroof']],
  ['Air Conditioning; my own fridge', ['Air conditioning', 'my own fridge']],
  [' , ;', []],
])('%j is %j', (written, features) => {
  expect(featuresOf(written, options)).toEqual(features)
})

it('a feature is there once', () => {
  expect(withFeatures(['Sunroof', 'Fridge'], ['fridge', 'Air conditioning'])).toEqual([
    'Sunroof',
    'Fridge',
    'Air conditioning',
  ])
})
