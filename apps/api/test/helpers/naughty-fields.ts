import { operationTable } from '@bandari/sdk/operations'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { addToBasket, consignee, newBuyer, order, stockProduct } from './steps.ts'
import { bodyOf, put, textParametersOf } from './contract-examples.ts'
import { areThere, naughtyStrings, unlessMissing } from './naughty-strings.ts'
import { createWorld, type World } from './world.ts'
import { people, type Role } from '../../seeds/people.data.ts'
import { insertSession } from '../../src/people/accounts/sessions/session.store.ts'
import { unprintable } from '../../src/platform/fonts/letters.ts'

/**
 * The Big List of Naughty Strings through every text field: stored and given back verbatim, or refused in JSON;
 * never a surprise of ours.
 */

let world: World

/** Each field with one text of `every`, another one for each operation: together they are tried with all of them. */
export function tryNaughtyStrings(every: number) {
  /** The texts whose turn it is. */
  const turn = (n: number) => naughtyStrings.filter((_, index) => index % every === n % every)

  beforeAll(async () => {
    world = await createWorld({
      ...inject('postgres'),
      environment: {
        MAX_UNPAID_ORDERS: '1000',
        MAX_HELD_VEHICLES: '1000',
        MAX_ORDERS_PER_HOUR: '1000',
      },
    })
  })
  afterAll(() => world.close())

  describe.skipIf(!areThere)(`every text field of every write${unlessMissing}`, () => {
    const writes = Object.entries(operationTable).filter(([, { method }]) =>
      ['post', 'put', 'patch'].includes(method),
    )
    const withText = writes
      .map(([name, { method, path }]) => ({ name, method, path, ...bodyOf(path, method) }))
      .filter(({ fields }) => fields.length > 0)
      .map((write, n) => ({ ...write, n }))

    it.each(withText)(
      '$name answers in the contract',
      async ({ name, method, path, example, fields, n }) => {
        const token = await tokenOf('support')
        // Every attempt to sign in is hashed, 40 ms by design.
        const sample = name === 'signIn' ? turn(n).filter((_, index) => index % 10 === 0) : turn(n)
        for (const text of sample) {
          const body = structuredClone(example)
          for (const field of fields) put(body, field, text)
          const answer = await world.app.inject({
            method: method.toUpperCase() as 'POST',
            url: `/api${path.replaceAll(/\{[^}]+\}/g, '1')}`,
            headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
            payload: JSON.stringify(body),
          })
          expect(answer.statusCode, text).toBeLessThan(500)
          if (answer.payload !== '') expect(answer.headers['content-type'], text).toMatch(/json/)
        }
      },
    )
  })

  describe.skipIf(!areThere)(`what is stored${unlessMissing}`, () => {
    it('an address keeps every word of it', async () => {
      const client = await world.as('buyer')
      for (const [index, text] of turn(0).entries()) {
        const expected = text.trim().toWellFormed()
        const { data, error } = await client.POST('/useraddresses/', {
          // The same address is kept once.
          body: { ...consignee, line1: `${index} Moi Avenue`, notes: text },
        })
        if (expected.length > 700) expect(error, text).toBeDefined()
        else expect(data?.notes, text).toBe(expected)
      }
      const { data } = await client.GET('/useraddresses/')
      const kept = new Set(data?.map(({ notes }) => notes))
      for (const text of turn(0).filter(({ length }) => length <= 700))
        expect(kept.has(text.trim().toWellFormed()), text).toBe(true)
    })

    it('a title is searched and shown as it was written', async () => {
      const client = await world.as(null)
      for (const title of turn(1).filter((text) => text.trim() !== '' && text.length <= 255)) {
        const { id } = await stockProduct(world, { title })
        const { data } = await client.GET('/products/{id}/', { params: { path: { id } } })
        expect(data?.title).toBe(title)
      }
    })

    it('an order keeps the address it was given, whose letters can be printed', async () => {
      const buyer = await newBuyer(world)
      for (const text of turn(2)
        .filter((text) => text.length <= 50 && unprintable(text).length === 0)
        .slice(0, 60)) {
        await addToBasket(world, buyer, await stockProduct(world))
        const placed = await order(buyer, { shipping_address: { ...consignee, line2: text } })
        expect(placed.shipping_address?.line2).toBe(text.trim().toWellFormed())
      }
    })
  })

  describe.skipIf(!areThere)(`every text field of every question${unlessMissing}`, () => {
    const questions = Object.entries(operationTable).filter(([, { method }]) => method === 'get')
    const withText = questions
      .map(([name, { method, path }]) => ({ name, path, fields: textParametersOf(path, method) }))
      .filter(({ fields }) => fields.length > 0)
      .map((question, n) => ({ ...question, n }))

    it.each(withText)('$name answers in the contract', async ({ path, fields, n }) => {
      for (const text of turn(n)) {
        const query = new URLSearchParams(fields.map((field) => [field, text]))
        const answer = await world.app.inject({
          url: `/api${path.replaceAll(/\{[^}]+\}/g, '1')}?${query}`,
        })
        expect(answer.statusCode, text).toBeLessThan(500)
      }
    })
  })
}

async function tokenOf(role: Role): Promise<string> {
  const { id } = await world.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', people[role].email)
    .executeTakeFirstOrThrow()
  return insertSession(world.db, id, world.clock.now())
}
