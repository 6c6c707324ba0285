import { expect, it } from 'vitest'
import { matchWords } from './match-words.ts'

const myOrders = ['My Orders', 'where is my car track tracking ship'] as const

it.each([
  ['my or', myOrders, 0],
  ['orders', myOrders, 1],
  ['where is my car', myOrders, 2],
  ['track my order', myOrders, 2],
  ['wheres my car', myOrders, null],
  ['rders', myOrders, null],
  ['suivi', ['Mes commandes', 'où est ma voiture suivi'], 2],
  ['ou est', ['Mes commandes', 'où est ma voiture suivi'], 2],
  ['Anúncio', ['Os seus anuncios', ''], 1],
  ['', myOrders, null],
  ['?!', myOrders, null],
] as const)('%j in %j: %s', (typed, [name, others], rank) => {
  expect(matchWords(typed, name, others)).toBe(rank)
})
