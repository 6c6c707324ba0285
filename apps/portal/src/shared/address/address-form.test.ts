import { expect, test } from 'vitest'
import { valuesOf } from './address-form.ts'

const countries = [{ code: 'KE', url: 'https://shop.example/api/countries/KE/' }]

test('a new address is empty', () => {
  const values = valuesOf(null, countries)
  expect(new Set(Object.values(values))).toEqual(new Set(['']))
})

test('a saved one fills the form, its country by the code', () => {
  const saved = {
    id: 7,
    title: 'Mrs',
    first_name: 'Grace',
    last_name: 'Wanjiru',
    line1: '14 Moi Avenue',
    line2: '',
    line3: '',
    line4: 'Nairobi',
    state: 'Nairobi County',
    postcode: '',
    country: 'http://localhost:8080/api/countries/KE/',
    phone_number: '+254700000001',
    tel_number: '',
    notes: '',
    email: '',
    destination_port: '',
    destination_code: '',
    search_text: '',
  }
  expect(valuesOf(saved, countries)).toEqual({
    title: 'Mrs',
    first_name: 'Grace',
    last_name: 'Wanjiru',
    line1: '14 Moi Avenue',
    line2: '',
    line4: 'Nairobi',
    state: 'Nairobi County',
    postcode: '',
    country: 'https://shop.example/api/countries/KE/',
    phone_number: '+254700000001',
    email: '',
  })
})
