import { type Caller, session } from '@bandari/sdk'
import { afterEach, expect, test } from 'vitest'
import { answer, api, clientOf } from '../api/api.ts'
import { createStore } from './store.ts'

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    getBasket: build.query<unknown, void>({
      queryFn: (_, store) => answer(clientOf(store).GET('/basket/')),
    }),
    readProfile: build.query<unknown, void>({
      queryFn: (_, store) => answer(clientOf(store).GET('/profile/')),
    }),
  }),
})

afterEach(() => session.end())

/** A page of somebody who is signed in asks something, and the API does not accept their token any more. */
async function ask({ meanwhile }: { meanwhile: () => void }) {
  session.start({ token: 'former', email: 'grace@example.com' })
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const client = { GET: () => promise } as unknown as Caller
  const store = createStore({ client, language: 'en' })
  const asked = store.dispatch(endpoints.readProfile.initiate())
  meanwhile()
  resolve({ error: {}, response: { ok: false, status: 401, headers: new Headers() } })
  await asked
  return store.getState().session
}

test('a 401 ends the session', async () => {
  const { status, lapsed } = await ask({ meanwhile: () => {} })
  expect(session.token()).toBeNull()
  expect({ status, lapsed }).toEqual({ status: 'out', lapsed: true })
})

test('a 401 of a token that is over says nothing of whoever has signed in since', async () => {
  const { lapsed } = await ask({
    meanwhile: () => session.start({ token: 'new', email: 'grace@example.com' }),
  })
  expect(session.token()).toBe('new')
  expect(lapsed).toBe(false)
})

test('what was pressed leads to the sign-in, also when the refusal of a call in the background comes first', async () => {
  session.start({ token: 'former', email: 'grace@example.com' })
  const refusal = { error: {}, response: { ok: false, status: 401, headers: new Headers() } }
  const answers = new Map<string, (answer: typeof refusal) => void>()
  const GET = (path: string) => new Promise((resolve) => answers.set(path, resolve))
  const store = createStore({ client: { GET } as unknown as Caller, language: 'en' })
  const inBackground = store.dispatch(endpoints.getBasket.initiate())
  const pressed = store.dispatch(endpoints.readProfile.initiate())
  answers.get('/basket/')?.(refusal)
  await inBackground
  expect(store.getState().session).toMatchObject({ status: 'out', lapsed: false })
  answers.get('/profile/')?.(refusal)
  await pressed
  expect(store.getState().session.lapsed).toBe(true)
})
