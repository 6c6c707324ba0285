import { describe, expect, it } from 'vitest'
import {
  readOnlyFitting,
  readSteps,
  readVehicle,
  treeSteps,
  withSteps,
  withVehicle,
} from './vehicle-choice.ts'

const search = (text: string) => new URLSearchParams(text)

describe('readVehicle', () => {
  it.each([
    ['trim=311&year=2014', { trim: 311, year: 2014 }],
    ['trim=311', null],
    ['year=2014', null],
    ['trim=0&year=2014', null],
    ['trim=311&year=14', null],
    ['trim=311&year=2101', null],
    ['trim=1e3&year=2014', null],
    ['trim=99999999999&year=2014', null],
    ['', null],
  ])('%s: %j', (text, vehicle) => {
    expect(readVehicle(search(text))).toEqual(vehicle)
  })
})

describe('readSteps', () => {
  it.each([
    ['', { make: '', model: '', year: '' }],
    ['car-make=toyota', { make: 'toyota', model: '', year: '' }],
    ['car-make=toyota&car-model=vitz&year=2014', { make: 'toyota', model: 'vitz', year: '2014' }],
    ['car-model=vitz&year=2014', { make: '', model: '', year: '' }],
    ['car-make=toyota&year=2014', { make: 'toyota', model: '', year: '' }],
    ['car-make=<script>', { make: '', model: '', year: '' }],
    ['car-make=toyota&car-model=vitz&year=soon', { make: 'toyota', model: 'vitz', year: '' }],
  ])('%s: %j', (text, steps) => {
    expect(readSteps(search(text))).toEqual(steps)
  })
})

describe('treeSteps', () => {
  it.each([
    [{ make: '', model: '', year: '' }, [{}]],
    [{ make: 'toyota', model: '', year: '' }, [{}, { make: 'toyota' }]],
    [
      { make: 'toyota', model: 'vitz', year: '2014' },
      [
        {},
        { make: 'toyota' },
        { make: 'toyota', model: 'vitz' },
        { make: 'toyota', model: 'vitz', year: 2014 },
      ],
    ],
  ])('%j: %j', (steps, asked) => {
    expect(treeSteps(steps)).toEqual(asked)
  })
})

describe('withVehicle', () => {
  const vehicle = { trim: 311, year: 2014 }

  it.each([
    ['/auto-parts', { vehicle }, '/auto-parts?trim=311&year=2014'],
    [
      '/auto-parts?make=toyota&page=2',
      { vehicle },
      '/auto-parts?make=toyota&page=2&trim=311&year=2014',
    ],
    ['/auto-parts?trim=5&year=2000&fits=only', { vehicle }, '/auto-parts?trim=311&year=2014'],
    ['/auto-parts', { vehicle, onlyFitting: true }, '/auto-parts?trim=311&year=2014&fits=only'],
    ['/auto-parts?trim=5&year=2000&fits=only', { vehicle: null, onlyFitting: true }, '/auto-parts'],
    ['/auto-parts?car-make=toyota&car-model=vitz&year=2014', { vehicle: null }, '/auto-parts'],
    ['/details/7/parts', { vehicle: null }, '/details/7/parts'],
  ])('%s with %j', (address, kept, expected) => {
    expect(withVehicle(address, kept)).toBe(expected)
  })
})

it('opens the picker where a vehicle was', () => {
  const steps = { make: 'toyota', model: 'vitz', year: '2014' }
  expect(withSteps('/auto-parts?make=nissan&trim=311&year=2014', steps)).toBe(
    '/auto-parts?make=nissan&car-make=toyota&car-model=vitz&year=2014',
  )
})

it.each([
  ['trim=311&year=2014&fits=only', true],
  ['trim=311&year=2014', false],
  ['fits=only', false],
  ['trim=311&year=2014&fits=all', false],
])('only what fits: %s is %s', (text, only) => {
  expect(readOnlyFitting(search(text))).toBe(only)
})
