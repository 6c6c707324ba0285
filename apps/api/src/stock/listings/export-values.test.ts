import { describe, expect, it } from 'vitest'
import {
  exportContradictions,
  readChassis,
  readDay,
  readEngineNumber,
  readMonth,
} from './export-values.ts'

const today = '2026-11-23'

describe('numbers of a vehicle', () => {
  it.each([
    [' nhp10-2345678', 'NHP10-2345678'],
    ['NZE141–9001234', 'NZE141-9001234'],
    ['NZE141‐9001234', 'NZE141-9001234'],
    ['ＮＺＥ１４１－９００１２３４', 'NZE141-9001234'],
    ['NZE141ー9001234', 'NZE141-9001234'],
    ['GJ7-123456', 'GJ7-123456'],
    ['JMZGHA4E601474682', 'JMZGHA4E601474682'],
    ['NM35600006T458287', 'NM35600006T458287'],
    ['WDB 9634 031L 123456', 'WDB9634031L123456'],
    ['', null],
  ])('the chassis %j', (typed, value) => {
    expect(readChassis(typed)).toEqual({ value })
  })
  it.each([
    ['JMZGHA4E6O1474682', 'chassis_vin'],
    ['WDB9634031LI23456', 'chassis_vin'],
    ['0000000', 'chassis_repeated'],
    ['XXXXXXXXXXXXXXXXX', 'chassis_repeated'],
  ])('the chassis %j is asked about: %s', (typed, problem) => {
    expect(readChassis(typed)).toEqual({ problem })
  })
  it.each(['NHP1', 'NHP10/2345', 'Ж1234567', 'AB'.repeat(13), '<b>12345</b>'])(
    'no chassis %j',
    (typed) => {
      expect(readChassis(typed)).toEqual({ problem: 'chassis_invalid' })
    },
  )
  it('an engine may be named shorter', () => {
    expect(readEngineNumber('2zr 1')).toEqual({ value: '2ZR1' })
    expect(readEngineNumber('2z')).toEqual({ problem: 'engine_number_invalid' })
  })
})

describe('months and days', () => {
  it.each([
    ['2014-03', '2014-03'],
    ['2014/3', '2014-03'],
    ['03/2014', '2014-03'],
    ['2014-03-01', '2014-03'],
    ['2026-11', '2026-11'],
    ['', null],
  ])('the month %j', (typed, value) => {
    expect(readMonth(typed, today)).toEqual({ value })
  })
  it.each([
    ['2014-13', 'month_invalid'],
    ['2014', 'month_invalid'],
    ['March 2014', 'month_invalid'],
    ['1014-03', 'month_invalid'],
    ['2026-12', 'month_to_come'],
  ])('no month %j: %s', (typed, problem) => {
    expect(readMonth(typed, today)).toEqual({ problem })
  })
  it.each([
    ['2026-02-30', 'day_invalid'],
    ['14.03.2026', 'day_invalid'],
    ['2026-11-24', 'day_to_come'],
  ])('no day %j: %s', (typed, problem) => {
    expect(readDay(typed, today)).toEqual({ problem })
  })
  it('the day today', () => {
    expect(readDay(today, today)).toEqual({ value: today })
  })
  it('nobody registers what is not made yet', () => {
    const told = { manufactured: '2014-05', first_registered: '2014-04' }
    expect(exportContradictions(told)).toEqual({ xRegistered: ['registered_before_made'] })
    expect(exportContradictions({ ...told, first_registered: '2014-05' })).toEqual({})
    expect(exportContradictions({ ...told, manufactured: null })).toEqual({})
  })
})
