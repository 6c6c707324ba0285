import type { Caller } from '@bandari/sdk'
import { expect, it, vi } from 'vitest'
import { garageApi } from '../api/garage.ts'
import { createStore } from './store.ts'

const vehicle = (year: number) => ({
  trim: 1,
  year,
  added_at: '2026-03-01T10:00:00Z',
  chosen_at: null,
})

/** An API that answers when the test says so, in any order. */
function slowApi() {
  const answers: ((years: readonly number[]) => void)[] = []
  const call = () =>
    new Promise((resolve) => {
      answers.push((years) =>
        resolve({ data: { vehicles: years.map(vehicle) }, response: { ok: true } }),
      )
    })
  return { client: { GET: call, POST: call } as unknown as Caller, answers }
}

const { listGarage, chooseGarageVehicle } = garageApi.endpoints

function open() {
  const { client, answers } = slowApi()
  const store = createStore({ client, language: 'en' })
  const years = () =>
    listGarage
      .select()(store.getState())
      .data?.vehicles.map(({ year }) => year)
  return { store, answers, years }
}

it('the list of before a change does not stay, even if it is answered last', async () => {
  const { store, answers, years } = open()
  void store.dispatch(listGarage.initiate())
  const change = store.dispatch(chooseGarageVehicle.initiate({ trim: 1, year: 2013 }))
  const [list, changed] = answers
  changed!([2012, 2013])
  await change
  list!([2012])
  await vi.waitFor(() => expect(answers).toHaveLength(3))
  answers[2]!([2012, 2013])
  await vi.waitFor(() => expect(years()).toEqual([2012, 2013]))
})

it('of two changes at once the last one stays, whichever is answered first', async () => {
  const { store, answers, years } = open()
  const list = store.dispatch(listGarage.initiate())
  answers[0]!([])
  await list
  const changes = [2012, 2013].map((year) =>
    store.dispatch(chooseGarageVehicle.initiate({ trim: 1, year })),
  )
  answers[2]!([2012, 2013])
  await changes[1]
  answers[1]!([2012])
  await changes[0]
  await vi.waitFor(() => expect(answers).toHaveLength(4))
  answers[3]!([2012, 2013])
  await vi.waitFor(() => expect(years()).toEqual([2012, 2013]))
})

it('a change alone asks for nothing more', async () => {
  const { store, answers, years } = open()
  const list = store.dispatch(listGarage.initiate())
  answers[0]!([])
  await list
  const change = store.dispatch(chooseGarageVehicle.initiate({ trim: 1, year: 2012 }))
  answers[1]!([2012])
  await change
  await vi.waitFor(() => expect(years()).toEqual([2012]))
  expect(answers).toHaveLength(2)
})
